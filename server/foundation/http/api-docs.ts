import type { Endpoint } from '#contract/wire/endpoint.ts'
import { PERMISSIONS } from '#contract/wire/permissions.ts'

const STYLE = `body{font:16px/1.6 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:2rem 1rem;color:#2c2140;background:#fffaf3}
h1,h2{font-family:Georgia,serif}code{font:14px ui-monospace,monospace;overflow-wrap:anywhere}
table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.5rem .75rem .5rem 0;border-bottom:1px solid #e6dccb;vertical-align:top}
.staff{background:#ece6f8;border-radius:99px;padding:.1rem .6rem;font-size:.85rem;white-space:nowrap}`

/** Returns an HTML page that lists every call; the full description is at /api/openapi.json. */
export function apiDocsPage(endpoints: readonly Endpoint[]): string {
  const tags = [...new Set(endpoints.map((endpoint) => endpoint.tag))]
  const sections = tags.map((tag) => {
    const rows = endpoints.filter((endpoint) => endpoint.tag === tag).map(row)
    return `<h2>${tag}</h2><table><thead><tr><th>Call</th><th>What it does</th><th>Answers</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
  })
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>API | Moonlit Teepees</title><style>${STYLE}</style></head><body><main><h1>The API of Moonlit Teepees</h1>
<p>The machine-readable description is <a href="/api/openapi.json">openapi.json</a>. Amounts are US dollars as decimal strings such as
<code>"249.00"</code>; party dates are days in Miami as <code>yyyy-MM-dd</code>; instants are ISO 8601 in UTC. Refusals are
<code>{message, code, errors}</code>. A POST may carry an <code>Idempotency-Key</code>. Calls marked with roles, such as <span class="staff">owner, office</span>, need
<code>Authorization: Basic</code> with the credential from <code>POST /api/admin/login</code>.</p>${sections.join('')}</main></body></html>`
}

function row(endpoint: Endpoint): string {
  const statuses = [...Object.keys(endpoint.responses), ...new Set(endpoint.refusals)]
  const staff = endpoint.staff ? ` <span class="staff">${PERMISSIONS[endpoint.staff].join(', ')}</span>` : ''
  return `<tr><td><code>${endpoint.method.toUpperCase()} ${endpoint.path}</code></td><td>${endpoint.summary}${staff}</td><td>${statuses.join(', ')}</td></tr>`
}
