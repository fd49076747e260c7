"""What browsers may refuse a page, as scripts that run before the page's own."""

from __future__ import annotations

from pathlib import Path

_TOOLS = """
window.uncaught = [];
addEventListener('error', ({ message }) => message && uncaught.push(message));
addEventListener('unhandledrejection', ({ reason }) => uncaught.push(String(reason)));
const deny = (name = 'SecurityError') => { throw new DOMException('refused', name); };
const getter = (where, name, get = () => deny()) => {
    for (let owner = where; owner; owner = Object.getPrototypeOf(owner)) {
        if (!Object.getOwnPropertyDescriptor(owner, name)) continue;
        Object.defineProperty(owner, name, { get, configurable: true });
        return;
    }
};
const method = (where, names, run = () => deny()) => {
    for (const name of names) if (where && name in where) Object.defineProperty(where, name, { value: run });
};
const gone = (where, ...names) => {
    for (const name of names) {
        delete where[name];
        for (let owner = Object.getPrototypeOf(where); owner; owner = Object.getPrototypeOf(owner)) {
            if (Object.hasOwn(owner, name)) delete owner[name];
        }
    }
};
const rejects = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
const refuses = class { constructor() { deny(); } };
"""

REFUSALS = {
    "storage: reading it throws": "getter(window, 'localStorage'); getter(window, 'sessionStorage');",
    "storage: there is none": """getter(window, 'localStorage', () => null);
        getter(window, 'sessionStorage', () => null);""",
    "storage: each method throws": """
        method(Storage.prototype, ['getItem', 'setItem', 'removeItem', 'clear', 'key']);""",
    "storage: no room": """
        method(Storage.prototype, ['setItem'], () => deny('QuotaExceededError'));""",
    "database: reading it throws": "getter(window, 'indexedDB');",
    "database: there is none": "gone(window, 'indexedDB');",
    "database: opening throws": "method(IDBFactory.prototype, ['open']);",
    "database: opening fails": """
        method(IDBFactory.prototype, ['open'], () => {
            const request = new EventTarget();
            request.error = new DOMException('refused', 'InvalidStateError');
            setTimeout(() => request.onerror?.(new Event('error')), 50);
            return request;
        });""",
    "database: opening never answers": """
        method(IDBFactory.prototype, ['open'], () => new EventTarget());""",
    "database: an older version blocks it": """
        method(IDBFactory.prototype, ['open'], () => {
            const request = new EventTarget();
            setTimeout(() => request.onblocked?.(new Event('blocked')), 50);
            return request;
        });""",
    "database: it closes at once": """
        const { open } = IDBFactory.prototype;
        method(IDBFactory.prototype, ['open'], function (...given) {
            const request = open.apply(this, given);
            request.addEventListener('success', () => request.result.close());
            return request;
        });""",
    "caches": "getter(window, 'caches');",
    "caches: there are none": "gone(window, 'caches');",
    "channels": "window.BroadcastChannel = refuses;",
    "channels: there are none": "gone(window, 'BroadcastChannel');",
    "service workers: there are none": "gone(navigator, 'serviceWorker');",
    "service workers: reading throws": "getter(navigator, 'serviceWorker');",
    "service workers: registering is refused": """
        method(globalThis.ServiceWorkerContainer?.prototype, ['register'], () =>
            Promise.reject(new DOMException('refused', 'SecurityError')));""",
    "clipboard": """
        method(globalThis.Clipboard?.prototype, ['read', 'readText', 'write', 'writeText'], rejects);""",
    "clipboard: there is none": "gone(navigator, 'clipboard');",
    "full screen": """
        method(Element.prototype, ['requestFullscreen'], rejects);
        method(Document.prototype, ['exitFullscreen'], rejects);""",
    "full screen: there is none": """
        gone(Element.prototype, 'requestFullscreen');
        gone(document, 'exitFullscreen', 'fullscreenEnabled', 'fullscreenElement');""",
    "room": "method(globalThis.StorageManager?.prototype, ['persist', 'persisted', 'estimate'], rejects);",
    "room: nothing tells": "gone(navigator, 'storage');",
    "locks": "method(globalThis.LockManager?.prototype, ['request', 'query'], rejects);",
    "locks: each method throws": "method(globalThis.LockManager?.prototype, ['request', 'query']);",
    "locks: there are none": "gone(navigator, 'locks');",
    "devices": """
        getter(navigator, 'mediaDevices');
        gone(navigator, 'vibrate', 'share', 'wakeLock', 'canShare');
        gone(window, 'Notification', 'RTCPeerConnection', 'showOpenFilePicker', 'showSaveFilePicker');""",
    "devices: each is refused": """
        method(globalThis.MediaDevices?.prototype, ['getUserMedia'], rejects);
        method(navigator, ['vibrate']);
        method(navigator, ['share'], rejects);
        window.RTCPeerConnection = refuses;
        window.showSaveFilePicker = rejects;""",
    "sound": "window.AudioContext = refuses;",
    "sound: there is none": "gone(window, 'AudioContext', 'webkitAudioContext');",
    "fonts": "method(globalThis.FontFaceSet?.prototype, ['load'], rejects); window.FontFace = refuses;",
    "fonts: nothing tells": "gone(document, 'fonts');",
    "drawings: reading throws": """
        method(CanvasRenderingContext2D.prototype, ['getImageData']);
        method(HTMLCanvasElement.prototype, ['toBlob', 'toDataURL']);""",
    "drawings: reading gives noise": """
        const { getImageData } = CanvasRenderingContext2D.prototype;
        method(CanvasRenderingContext2D.prototype, ['getImageData'], function (...given) {
            const image = getImageData.apply(this, given);
            for (let i = 0; i < image.data.length; i++) image.data[i] = Math.random() * 256;
            return image;
        });""",
    "drawings: no canvas outside the page": "gone(window, 'OffscreenCanvas');",
    "sizes": "gone(window, 'ResizeObserver', 'IntersectionObserver');",
    "media": "gone(window, 'matchMedia');",
    "history": "method(History.prototype, ['replaceState', 'pushState']);",
    "not secure": """
        gone(crypto, 'subtle', 'randomUUID');
        gone(navigator, 'clipboard', 'serviceWorker', 'storage', 'locks', 'mediaDevices', 'wakeLock');
        gone(window, 'caches');
        getter(window, 'isSecureContext', () => false);""",
    "shared memory": "gone(window, 'SharedArrayBuffer');",
    "languages": "delete Intl.ListFormat; delete Intl.RelativeTimeFormat; delete Intl.DisplayNames;",
}  # fmt: skip
"""Scripts after each of which the page still has all that it needs to play."""

FATAL = {
    "workers": "window.Worker = refuses;",
    "workers: there are none": "gone(window, 'Worker');",
    "workers: each fails": """
        window.Worker = class extends EventTarget {
            constructor() { super(); setTimeout(() => this.dispatchEvent(new ErrorEvent('error')), 50); }
            postMessage() {}
            terminate() {}
        };""",
    "messages": "gone(window, 'MessageChannel');",
}
"""Scripts after which Python cannot run."""

WORKER_REFUSALS = {
    "WebAssembly as it arrives": """
        delete WebAssembly.compileStreaming;
        delete WebAssembly.instantiateStreaming;""",
    "databases, caches and digests": """
        const names = ['indexedDB', 'caches', 'BroadcastChannel', 'SharedArrayBuffer', 'OffscreenCanvas'];
        for (const name of names) {
            for (let owner = self; owner; owner = Object.getPrototypeOf(owner)) delete owner[name];
        }
        delete Crypto.prototype.subtle;""",
    "unpacking": "delete self.DecompressionStream;",
}
"""Scripts for Python's worker, after which it still runs."""


def refuse(page: Path, name: str, script: str) -> None:
    """Write a page beside another one, in which a script runs first.

    Args:
        page: The other page.
        name: The file's name.
        script: The script, such as one of `REFUSALS`.
    """
    text = page.read_text(encoding="utf-8")
    head = "<head>\n"
    assert text.count(head) == 1
    tag = f"<script>{{{_TOOLS}{script}}}</script>\n"  # before the page's policy, which forbids it
    page.with_name(name).write_text(text.replace(head, head + tag), encoding="utf-8")
