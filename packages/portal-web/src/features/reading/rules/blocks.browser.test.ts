import { expect, test } from 'vitest'
import { readBlocks } from './blocks'

test('S-ADVICE-3 headings, paragraphs and lists are read, and what is empty is left out', () => {
  expect(readBlocks('<h2>One &amp; two</h2><p>Text</p> <p></p><ul><li>a</li><li>b</li></ul>loose')).toEqual([
    { kind: 'heading', text: 'One & two' },
    { kind: 'paragraph', text: 'Text' },
    { kind: 'list', items: ['a', 'b'] },
    { kind: 'paragraph', text: 'loose' },
  ])
  expect(readBlocks('')).toEqual([])
})

test('S-ADVICE-3 of whatever else there is only the text remains', () => {
  expect(readBlocks('<p onclick="x()">a<img src=x onerror=x()></p><svg onload=x()><b>c</b></svg>')).toEqual([
    { kind: 'paragraph', text: 'a' },
    { kind: 'paragraph', text: 'c' },
  ])
  expect(readBlocks('<p>x</p><script>alert(1)</script><p>&lt;script&gt;</p>')).toEqual([
    { kind: 'paragraph', text: 'x' },
    { kind: 'paragraph', text: 'alert(1)' },
    { kind: 'paragraph', text: '<script>' },
  ])
})
