"""Pages in Chromium with a canary in them, and what is in a page that should not be."""

CANARY = "window.__pwned = 0; window.__pwn = () => { window.__pwned += 1; };"

#: Every element with the names of its attributes: what a text must never change.
SHAPE = """() => [...document.querySelectorAll('*')].map(element =>
  element.localName + ' ' + element.getAttributeNames().sort().join(' '))"""

#: Elements and attributes that only an injection would bring.
HOSTILE = """() => [...document.querySelectorAll('*')].filter(element =>
  element.getAttributeNames().some(name => name.startsWith('on') || name === 'srcdoc' ||
    (name === 'style' && /url|evil|position|content/i.test(element.getAttribute(name))) ||
    (['src', 'href', 'action', 'formaction', 'srcset', 'ping', 'data', 'background'].includes(name) &&
      /^https?:\\/\\/[^\\/]*evil|^javascript/i.test(new URL(element.getAttribute(name), document.baseURI).href))) ||
  ['base', 'embed', 'object', 'foreignobject', 'marquee', 'plaintext', 'xmp'].includes(element.localName) ||
  (element.localName === 'script' && !element.src && /__pwn/.test(element.textContent))
).map(element => element.outerHTML.slice(0, 200))"""


class Stage:
    """One tab whose content policy is switched off, so that only escaping stands between a text and the canary."""

    def __init__(self, browser, url, with_policy=False, **options):
        self.url = url
        self.context = browser.new_context(bypass_csp=not with_policy, **options)
        self.context.add_init_script(CANARY)
        self.page = self.context.new_page()
        self.page.on("dialog", lambda dialog: dialog.dismiss())
        self.foreign = []
        self.context.on("request", self._note)

    def _note(self, request):
        if not request.url.startswith((self.url, "data:", "blob:", "about:")):
            self.foreign.append(request.url)

    def open(self, path, until="load"):
        self.foreign.clear()
        answer = self.page.goto(self.url + path, wait_until=until)
        assert answer.status == 200, (path, answer.status)
        return self

    def shape(self):
        return self.page.evaluate(SHAPE)

    def faults(self):
        """What went wrong on the page that is open, in its frames as well."""
        found = []
        for frame in self.page.frames:
            if frame.evaluate("() => window.__pwned || 0"):
                found.append("the canary sang")
            found += [f"hostile {text}" for text in frame.evaluate(HOSTILE)]
        return found + [f"asked {url}" for url in self.foreign if "/favicon.ico" not in url]

    def trips(self, html, wait=600):
        """Whether a page that we wrote carelessly sings, asks a foreign address, or loses its last rule."""
        self.foreign.clear()
        self.page.unroute_all()
        self.page.route("**/naive", lambda route: route.fulfill(content_type="text/html; charset=utf-8", body=html))
        self.page.route("https://evil.example/**", lambda route: route.abort())
        self.page.goto(self.url + "/naive", wait_until="domcontentloaded")
        script = """() => window.__pwned > 0 ||
          (document.readyState === 'complete' && document.querySelector('.after') &&
            getComputedStyle(document.querySelector('.after')).width !== '77px')"""
        try:
            self.page.wait_for_function(script, timeout=wait, polling=20)
            return True
        except Exception:
            return any("evil.example" in url for url in self.foreign)

    def close(self):
        self.context.close()
