import packageJson from '../../package.json' with { type: 'json' }

/**
 * Packages that a built server loads from node_modules: they contain native code or data files, or their calls are
 * traced.
 */
export const NOT_BUNDLED = [
  ...Object.keys(packageJson.dependencies).filter((name) =>
    /^@(opentelemetry(?!\/api$)|aws-sdk)\//.test(name),
  ),
  'fontkit',
  'import-in-the-middle',
  'pdfkit',
  'pg',
  'sharp',
  'vite',
]
