import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'vitest'
import { readByProgram } from '/work/wt/parse/packages/test-harness/src/server/parse/pdftotext'
import { readResume } from '/work/wt/parse/packages/test-harness/src/server/parse/read-resume'

test('dump', async () => {
  const dir = '/work/wt/parse/fixtures/papers/'
  for (const f of readdirSync(dir).filter(
    (n) => n.endsWith('.pdf') && (!process.env.ONLY || n.includes(process.env.ONLY)),
  )) {
    const got = await readByProgram(
      { pdftotext: '/usr/bin/pdftotext', prlimit: '/usr/bin/prlimit' },
      readFileSync(dir + f),
      new AbortController().signal,
    )
    console.log('=====', f, got.kind)
    if (got.kind !== 'read') continue
    const { fields, text } = readResume(got.pages, got.isKhmerKept)
    if (process.env.TEXT) console.log(text.map((p) => p.lines.join('\n')).join('\n---\n'))
    const show = (o: any) =>
      Object.entries(o)
        .map(([k, v]: any) => `${k}=${v.isSure ? '' : '?'}${JSON.stringify(v.value)}`)
        .join('  ')
    console.log('P', show(fields.profile))
    console.log('C', show(fields.career))
    for (const [s, list] of Object.entries(fields.entries))
      for (const e of list as any) console.log(' ', s, show(e))
  }
})
