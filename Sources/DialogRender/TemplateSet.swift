import Mustache

/// The templates of a stage, looked up once.
struct TemplateSet: Sendable {
    let stage: MustacheTemplate
    let dialog: MustacheTemplate
    let toast: MustacheTemplate
    let button: MustacheTemplate
    let link: MustacheTemplate
    let icons: [MustacheTemplate]
    let blocks: BlockTemplates
    let fields: FieldTemplates
    let hosts: [MustacheTemplate]

    struct BlockTemplates: Sendable {
        let text: MustacheTemplate
        let heading: MustacheTemplate
        let divider: MustacheTemplate
        let image: MustacheTemplate
        let list: MustacheTemplate
        let progress: MustacheTemplate
    }

    struct FieldTemplates: Sendable {
        let text: MustacheTemplate
        let textArea: MustacheTemplate
        let select: MustacheTemplate
        let choices: MustacheTemplate
        let toggle: MustacheTemplate
        let slider: MustacheTemplate
        let rating: MustacheTemplate
    }
}
