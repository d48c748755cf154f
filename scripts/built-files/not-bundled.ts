import packageJson from '../../package.json' with { type: 'json' }

/** Packages that a built server loads as they are: they bring native code or files, or their calls are traced. */
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
