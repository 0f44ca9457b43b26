public import DialogModel
public import DialogMotion

/// How a stage is to be shown, apart from what its dialog says: the stage parameters of a request.
public struct StageOptions: Sendable, Hashable {
    public enum Theme: String, Sendable, Hashable, CaseIterable { case light, dark, auto }
    public enum Motion: String, Sendable, Hashable, CaseIterable { case full, reduce }
    public enum Phase: String, Sendable, Hashable, CaseIterable { case enter, exit, settled }

    /// In place of the dialog's own style; its tokens stay on top.
    public var style: Slug?
    public var theme: Theme
    /// `nil`: as the dialog's own text runs.
    public var direction: LayoutDirection?
    /// Per cent.
    public var text: Int
    /// `nil`: as the reader's system asks.
    public var motion: Motion?
    /// In place of the dialog's own host.
    public var host: Host.Template?
    public var isOpen: Bool
    /// `nil`: enters, and then is at rest.
    public var phase: Phase?
    /// Milliseconds of the phase at which it stands still.
    public var moment: Double?
    /// 1 is full speed.
    public var speed: Double
    /// `nil`: the device's own.
    public var insets: Insets?
    /// Pixels that an on-screen keyboard covers, from below.
    public var keyboard: Double
    /// Whether the page takes the focus as it loads. A frame of another page may not, and browsers say so in their log.
    public var takesFocus: Bool

    public init(
        style: Slug? = nil, theme: Theme = .auto, direction: LayoutDirection? = nil, text: Int = 100,
        motion: Motion? = nil, host: Host.Template? = nil, isOpen: Bool = true, phase: Phase? = nil,
        moment: Double? = nil, speed: Double = 1, insets: Insets? = nil, keyboard: Double = 0,
        takesFocus: Bool = true
    ) {
        self.style = style
        self.theme = theme
        self.direction = direction
        self.text = text
        self.motion = motion
        self.host = host
        self.isOpen = isOpen
        self.phase = phase
        self.moment = moment
        self.speed = speed
        self.insets = insets
        self.keyboard = keyboard
        self.takesFocus = takesFocus
    }
}
