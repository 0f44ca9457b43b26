import DialogModel
import Mustache

extension TemplateSet {
    init(_ library: MustacheLibrary) throws(MustacheError) {
        stage = try library.template("pages/stage.html")
        dialog = try library.template("dialog/dialog.html")
        toast = try library.template("dialog/toast.html")
        button = try library.template("dialog/button.html")
        link = try library.template("dialog/link.html")
        var icons: [MustacheTemplate] = []
        for icon in Dialog.Icon.allCases { icons.append(try library.template("dialog/icons/\(icon.rawValue).html")) }
        self.icons = icons
        var hosts: [MustacheTemplate] = []
        for host in Host.Template.allCases {
            hosts.append(try library.template("dialog/hosts/\(host.rawValue).html"))
        }
        self.hosts = hosts
        blocks = BlockTemplates(
            text: try library.template("dialog/blocks/text.html"),
            heading: try library.template("dialog/blocks/heading.html"),
            divider: try library.template("dialog/blocks/divider.html"),
            image: try library.template("dialog/blocks/image.html"),
            list: try library.template("dialog/blocks/list.html"),
            progress: try library.template("dialog/blocks/progress.html"))
        fields = FieldTemplates(
            text: try library.template("dialog/fields/text.html"),
            textArea: try library.template("dialog/fields/text-area.html"),
            select: try library.template("dialog/fields/select.html"),
            choices: try library.template("dialog/fields/choices.html"),
            toggle: try library.template("dialog/fields/switch.html"),
            slider: try library.template("dialog/fields/slider.html"),
            rating: try library.template("dialog/fields/rating.html"))
    }

    func icon(_ icon: Dialog.Icon) -> MustacheTemplate? {
        Dialog.Icon.allCases.firstIndex(of: icon).map { icons[$0] }
    }

    func host(_ host: Host.Template) -> MustacheTemplate? {
        Host.Template.allCases.firstIndex(of: host).map { hosts[$0] }
    }
}
