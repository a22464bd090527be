import { chmod, readdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import { expect, onTestFinished, test } from 'vitest'
import { portOf } from '../http/port'
import { MAX_WAITING_PRINTS } from '../limits'
import { tempFolder } from '../testing/databases'
import { chromiumPrinter } from './chromium'

const chromium = process.env.SARIKA_CHROMIUM ?? ''

/** A program in place of a Chromium. */
async function program(script: string): Promise<string> {
  const path = join(await tempFolder(), 'browser')
  await writeFile(path, `#!/bin/sh\n${script}\n`)
  await chmod(path, 0o755)
  return path
}

const left = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('sarika-print-'))

test.skipIf(chromium === '')(
  'S-PAPER-9 a document that asks for addresses gets none of them: by picture, style, frame or script',
  async () => {
    const asked: string[] = []
    const listener = createServer((request, response) => {
      asked.push(request.url ?? '')
      response.end()
    }).listen(0, '127.0.0.1')
    onTestFinished(() => void listener.close())
    await new Promise((done) => listener.once('listening', done))
    const there = `127.0.0.1:${portOf(listener)}`
    // Without the policy that papers have: the process alone holds.
    const html = `<!doctype html><link rel="stylesheet" href="http://${there}/style"><p>paper</p>
      <img src="http://${there}/picture"><img src="http://localhost:${portOf(listener)}/name">
      <iframe src="http://${there}/frame"></iframe><script>document.body.style.height = '9000px'; fetch("http://${there}/script")</script>`
    const printer = chromiumPrinter(chromium)
    onTestFinished(() => printer.close())
    const pdf = await printer.print(html)
    // The script would have made eight of it.
    expect(typeof pdf === 'string' ? pdf : (await PDFDocument.load(pdf)).getPageCount()).toBe(1)
    expect(asked).toEqual([])
  },
)

test('S-PAPER-10 one print at a time, eight wait, the next is told; what was left goes with the server', async () => {
  const folder = await tempFolder()
  // Says when it began, and goes on for ever.
  const path = await program(`echo begun >> ${join(folder, 'log')}; exec sleep 1000`)
  const printer = chromiumPrinter(path)
  const prints = Array.from({ length: MAX_WAITING_PRINTS + 1 }, () =>
    printer.print('<p>x</p>').catch(() => 'ended'),
  )
  expect(await printer.print('<p>x</p>')).toBe('busy')
  await expect.poll(() => readFile(join(folder, 'log'), 'utf8').catch(() => '')).toBe('begun\n')
  await printer.close()
  expect(new Set(await Promise.all(prints))).toEqual(new Set(['ended']))
  expect(await left()).toEqual([])
})

test('S-PAPER-10 a print that takes too long, and a browser that fails, are an error and leave nothing', async () => {
  const slow = chromiumPrinter(await program('exec sleep 1000'), 50)
  await expect(slow.print('<p>x</p>')).rejects.toThrow('too long')
  const broken = chromiumPrinter(await program('echo out of paper >&2; exit 3'))
  await expect(broken.print('<p>x</p>')).rejects.toThrow('out of paper')
  expect(await left()).toEqual([])
})
