import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PaperContent, PaperInput, PaperLanguage, Template } from '@sarika/portal-web/contract/paper'
import { chromium } from 'playwright'
import { expect, onTestFinished, test } from 'vitest'
import { chromiumPrinter } from '../printer/chromium'
import { RESUME } from '../seed/sokha'
import { tempFolder } from '../testing/databases'
import { findDrawer } from '../testing/drawer'
import { LISTS } from './sheet'

const path = process.env.SARIKA_CHROMIUM ?? ''
const hasPoppler = ['/usr/bin/pdftotext', '/opt/homebrew/bin/pdftotext'].some((one) => existsSync(one))

const LONG =
  'Two and a half years at the front desk of a house of 24 rooms, often alone in the evening, and often with guests who came late. ' +
  'ខ្ញុំមានបទពិសោធន៍ពីរឆ្នាំកន្លះផ្នែកទទួលភ្ញៀវ នៅផ្ទះសំណាក់ដែលមាន 24 បន្ទប់។ ខ្ញុំចេះភាសាខ្មែរ និងអង់គ្លេស ហើយអាចចាប់ផ្ដើមធ្វើការក្នុងរយៈពេលពីរសប្ដាហ៍។ ' +
  '负责前台接待与夜班收银，熟练使用订房软件，能够独立处理客人的各种问题，并在两周之内开始工作，也可以接受早班与夜班的安排。'

function contentOf({ profile, intention, career, items }: typeof RESUME): PaperContent {
  const of = (section: string) => items.flatMap(([name, entry]) => (name === section ? [entry] : []))
  return {
    ...{ profile, intention, career: { ...career, summary: LONG } },
    ...{ experiences: of('experiences'), educations: of('educations'), skills: of('skills') },
    ...{ languageLevels: of('languageLevels'), qualifications: of('qualifications') },
  } as PaperContent
}

const bare = (text: string): string => text.normalize('NFC').replace(/[\s\u200b]/g, '')

/** The lines of a page of Chromium, as they stand on the screen. Runs in the page. */
function linesOnScreen(): string[] {
  const lines: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const clusters = new Intl.Segmenter('km', { granularity: 'grapheme' })
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    let line = ''
    let bottom = Number.NaN
    for (const { segment, index } of clusters.segment(node.nodeValue ?? '')) {
      range.setStart(node, index)
      range.setEnd(node, index + segment.length)
      const rect = range.getClientRects()[0]
      if (rect === undefined) continue
      if (Math.abs(rect.bottom - bottom) > 6) {
        lines.push(line)
        line = ''
      }
      line += segment
      bottom = rect.bottom
    }
    lines.push(line)
  }
  return lines
}

/** The lines of a PDF: words whose feet are within a millimetre of each other, from the left. */
async function linesInPdf(pdf: Uint8Array): Promise<readonly string[]> {
  const file = join(await tempFolder(), 'paper.pdf')
  await writeFile(file, pdf)
  const layout = execFileSync('pdftotext', ['-bbox-layout', file, '-'], { encoding: 'utf8' })
  const rows: { foot: number; words: { left: number; text: string }[] }[] = []
  for (const [, left, foot, text = ''] of layout.matchAll(
    /<word xMin="([\d.]+)" yMin="[\d.]+" xMax="[\d.]+" yMax="([\d.]+)">([^<]*)</g,
  )) {
    const row = rows.find((one) => Math.abs(one.foot - Number(foot)) < 3)
    const word = { left: Number(left), text }
    if (row === undefined) rows.push({ foot: Number(foot), words: [word] })
    else row.words.push(word)
  }
  return rows.map(({ words }) =>
    bare(
      words
        .toSorted((a, b) => a.left - b.left)
        .map(({ text }) => text)
        .join(''),
    ),
  )
}

test.skipIf(path === '' || !hasPoppler)(
  'S-PAPER-15 the same words stand on the same line on the screen and in the PDF, in three templates and three languages',
  async () => {
    const drawer = await findDrawer()
    const printer = chromiumPrinter(path)
    const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox'] })
    onTestFinished(() => browser.close())
    const page = await browser.newPage({ viewport: { width: 1_000, height: 1_300 } })
    const sheets: readonly (readonly [Template, PaperLanguage])[] = [
      ['plain', 'en'],
      ['compact', 'km'],
      ['photo', 'zh'],
    ]
    for (const [template, language] of sheets) {
      const input: PaperInput = { content: contentOf(RESUME), lists: LISTS, template, language, photo: null }
      const html = drawer.renderPaper(input)
      const file = join(await tempFolder(), 'paper.html')
      await writeFile(file, html)
      await page.goto(pathToFileURL(file).href)
      await page.evaluate(() => document.fonts.ready)
      const shown = (await page.evaluate(linesOnScreen)).map(bare).filter((line) => line !== '')
      const pdf = await printer.print(html)
      if (typeof pdf === 'string') throw new Error(pdf)
      const printed = await linesInPdf(pdf)
      expect(shown.length).toBeGreaterThan(30)
      const moved = shown.filter((line) => !printed.some((one) => one.includes(line)))
      expect([template, language, moved]).toEqual([template, language, []])
    }
  },
)
