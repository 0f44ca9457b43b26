"""What SwiftUI means by a curve, written a second time and from the formulas alone."""

import math

POINTS = {"linear": (0, 0, 1, 1), "easeIn": (0.42, 0, 1, 1), "easeOut": (0, 0, 0.58, 1), "easeInOut": (0.42, 0, 0.58, 1)}


def spring(frequency, fraction, velocity=0.0):
    """The closed form from 0 to 1, in its three cases."""
    decay = frequency * fraction
    if abs(fraction - 1) < 1e-9:
        return lambda t: 1 - math.exp(-frequency * t) * (1 + (frequency - velocity) * t)
    ringing = frequency * math.sqrt(abs(1 - fraction ** 2))
    if fraction < 1:
        sine = (decay - velocity) / ringing
        return lambda t: 1 - math.exp(-decay * t) * (math.cos(ringing * t) + sine * math.sin(ringing * t))
    slow, fast = -frequency ** 2 / (decay + ringing), -(decay + ringing)
    first = (velocity + fast) / (slow - fast)
    return lambda t: 1 + first * math.exp(slow * t) - (1 + first) * math.exp(fast * t)


def bezier(x1, y1, x2, y2, duration):
    def value(t):
        low, high = 0.0, 1.0
        for _ in range(60):
            s = (low + high) / 2
            if 3 * (1 - s) ** 2 * s * x1 + 3 * (1 - s) * s * s * x2 + s ** 3 < min(max(t / duration, 0), 1):
                low = s
            else:
                high = s
        return 3 * (1 - low) ** 2 * low * y1 + 3 * (1 - low) * low * low * y2 + low ** 3

    return value


def closed_form(curve):
    named = {"default": (0.5, 1), "spring": (0.5, 1), "smooth": (0.5, 1), "snappy": (0.5, 0.85), "bouncy": (0.5, 0.7),
             "interactiveSpring": (0.15, 0.85)}
    if isinstance(curve, str):
        if curve in named:
            return spring(2 * math.pi / named[curve][0], named[curve][1])
        return bezier(*POINTS[curve], 0.35)
    if curve["type"] == "cubicBezier":
        return bezier(*curve["points"], curve["duration"])
    if curve["type"] != "spring":
        return bezier(*POINTS[curve["type"]], curve["duration"])
    if "response" in curve:
        return spring(2 * math.pi / curve["response"], curve["dampingFraction"])
    if "bounce" in curve:
        bounce = curve["bounce"]
        return spring(2 * math.pi / curve["duration"], 1 - bounce if bounce >= 0 else 1 / (1 + bounce))
    stiffness, mass = curve["stiffness"], curve["mass"]
    fraction = curve["damping"] / (2 * math.sqrt(stiffness * mass))
    return spring(math.sqrt(stiffness / mass), min(fraction, 1), curve["initialVelocity"])
