const PRELOAD = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*\/>/g
const ENTRY = /(<script type="module" async="">)(import [\s\S]*?)(<\/script>)/
const IMPORT = /^import (?:\* as (\w+) from )?("[^"]+");\n/gm

/**
 * Lets a rendered page be seen before its scripts begin: they are neither fetched nor run until the first paint, so
 * that on a slow phone they take nothing from the pictures and fonts. Links work before that, as in any page. A page
 * opened in the background is not painted: its scripts begin at once.
 *
 * The script that React Router writes imports its modules first and runs at once; here the same modules are imported
 * by it when their time has come, and before them, one by one, those that they share.
 */
export function startAfterFirstPaint(html: string): string {
  const preloads = [...html.matchAll(PRELOAD)].map(([, path]) => path)
  if (preloads.length === 0 || !ENTRY.test(html)) return html
  return html
    .replace(PRELOAD, '')
    .replace(ENTRY, (_, open: string, code: string, close: string) => open + deferred(code, preloads) + close)
}

function deferred(code: string, preloads: readonly (string | undefined)[]): string {
  const imports = [...code.matchAll(IMPORT)]
  const names = imports.map(([, name = '']) => name).join(', ')
  const modules = imports.map(([, , path]) => `import(${path})`).join(', ')
  const shared = preloads.filter((path) => !code.includes(`"${path}"`))
  return `${FIRST_PAINT}
for (const href of ${JSON.stringify(preloads)})
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
for (const path of ${JSON.stringify(shared)}) {
  await import(path);
  ${NEXT_TASK}
}
const [${names}] = await Promise.all([${modules}]);
${code.replace(IMPORT, '')}`
}

/** Between one script and the next a finger is answered. Not a timer: a page that waits for them would wait for ever. */
const NEXT_TASK = `await new Promise((next) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = next;
    port2.postMessage(null);
  });`

const FIRST_PAINT = `await new Promise((painted) => {
  if (document.visibilityState !== 'visible' || !PerformanceObserver.supportedEntryTypes.includes('paint')) return painted();
  new PerformanceObserver((_, observer) => { observer.disconnect(); painted(); }).observe({ type: 'paint', buffered: true });
});`
