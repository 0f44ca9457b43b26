import DialogModel
import JSON

extension FuzzTarget {
    static let dialog = FuzzTarget("dialog", seeds: documents, words: documentWords) { (bytes) throws(FuzzFailure) in
        guard let document = try? JSONDocument(parsing: bytes) else { return }
        try check(Dialog.decode(document), of: document)
        try check(Style.decode(document), of: document)
    }

    private static func check<Value>(_ decoded: Decoded<Value>, of document: JSONDocument) throws(FuzzFailure) {
        let errors = decoded.issues.count { $0.severity == .error }
        try hold((decoded.value == nil) == (errors > 0 || decoded.isTruncated), "\(errors) errors, and a value")
        try hold(decoded.issues.count <= Decoded<Value>.limit, "\(decoded.issues.count) issues")
        for issue in decoded.issues {
            guard let pointer = JSONPointer(issue.pointer) else {
                throw FuzzFailure(reason: "\(issue.pointer) is no pointer")
            }
            try hold(document.root[pointer] != nil, "\(issue.pointer) leads nowhere: \(issue.code)")
            guard let position = issue.position else { throw FuzzFailure(reason: "\(issue.code) without a place") }
            try hold(position.line >= 1 && position.column >= 1, "line \(position.line), column \(position.column)")
            try hold((issue.received?.unicodeScalars.count ?? 0) <= 120, "a long excerpt")
            try hold(issue.message.utf8.count < 4_096, "a long message")
        }
    }

    static let documents = [
        #"{"title":"Hello"}"#,
        ##"""
        {"kind":"alert","title":"T","message":"*m* [l](https://e.example)","icon":"warning",
        "buttons":[{"label":"No","role":"cancel"},{"id":"yes","label":"Yes","destructive":true,"href":"mailto:a@b.example"}],
        "backdrop":{"color":"#123456","opacity":0.4,"blur":3},"dismiss":{"escape":false,"after":"300ms"},
        "animation":{"enter":{"effects":["fade",{"type":"slide","edge":"top","distance":"50%"}],"curve":"bouncy"}}}
        """##,
        #"""
        {"kind":"sheet","ariaLabel":"S","content":[{"type":"text","text":"a"},{"type":"list","items":["b"]},
        {"type":"textField","name":"n","label":"N","required":true,"pattern":"[a-z]+","maxLength":9},
        {"type":"select","name":"s","label":"S","options":[{"value":"1","label":"One"}],"multiple":true},
        {"type":"number","name":"x","label":"X","min":0,"max":9,"step":0.5,"value":3},
        {"type":"rating","name":"r","label":"R"},{"type":"date","name":"d","label":"D","value":"2024-02-29"}]}
        """#,
        ##"""
        {"id":"s","name":"S","tokens":{"surface":{"background":"#fff","shadow":"0 1px 2px #0008"},"title":{"size":17}},
        "dark":{"surface":{"background":"oklch(30% 0.02 250)"}}}
        """##,
        #"""
        {"kind":"toast","title":"T","style":{"base":"ios","tokens":{"button":{"radius":8}}},"next":{"timeout":"b"},
        "animation":{"enter":{"effects":[{"type":"keyframes","frames":[{"at":0,"y":40},{"at":1,"y":0}]}],
        "curve":{"type":"cubicBezier","points":[0.2,0,0,1],"duration":0.4}},"exit":"none"},"host":{"template":"list"}}
        """#,
    ]

    static let documentWords = [
        "\"title\":", "\"kind\":", "\"message\":", "\"content\":[", "\"buttons\":[", "\"type\":\"", "\"options\":[",
        "\"animation\":{", "\"enter\":", "\"effects\":[", "\"curve\":", "\"spring\"", "\"keyframes\"", "\"frames\":[",
        "\"tokens\":{", "\"surface\":{", "\"button\":{", "\"field\":{", "\"background\":", "\"radius\":", "\"size\":",
        "\"pattern\":", "\"value\":", "\"min\":", "\"max\":", "\"step\":", "1e308", "-0.0", "1e-320",
        "\"slider\"", "\"color\"", "\"time\"", "\"columns\":", "\"multiple\":true", "\"duration\":", "\"mass\":",
        "\"stiffness\":", "\"damping\":", "\"initialVelocity\":", "\"response\":", "\"dampingFraction\":",
        "\"swiftui\":2020", "\"detents\":[", "null",
    ]
}
