import { toImId } from '@sarika/im-engine'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { BubbleText } from './bubble-text'

async function draw(text: string, mentionsAt?: Parameters<typeof BubbleText>[0]['mentionsAt']) {
  const place = document.createElement('p')
  place.style.whiteSpace = 'nowrap'
  document.body.append(place)
  const root = createRoot(place)
  root.render(<BubbleText text={text} mentionsAt={mentionsAt} />)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  await expect.poll(() => place.textContent).not.toBe('')
  return place
}

/** Where the letters of a link stand on the line, from left to right. */
function lettersOf(link: HTMLAnchorElement): string {
  const node = link.querySelector('bdi')?.firstChild as Text
  const letters = Array.from(node.data, (letter, at) => {
    const range = document.createRange()
    range.setStart(node, at)
    range.setEnd(node, at + 1)
    return { letter, left: range.getBoundingClientRect().left }
  })
  return letters
    .toSorted((a, b) => a.left - b.left)
    .map(({ letter }) => letter)
    .join('')
}

test('S-CHAT-3 a control that turns the text round turns no link', async () => {
  const place = await draw('https://evil.example/\u202e gpj.exe and https://good.example')
  const links = [...place.querySelectorAll('a')]
  expect(links.map((link) => link.href)).toEqual(['https://evil.example/', 'https://good.example/'])
  expect(links.map(lettersOf)).toEqual(['https://evil.example/', 'https://good.example'])
  const [first, second] = links.map((link) => link.getBoundingClientRect())
  expect(first?.right).toBeLessThan(second?.left ?? 0)
})

test('S-CHAT-28 a page opens beside the chat, a mail and a call do not', async () => {
  const place = await draw('សូមហៅ ០១២ ៣៤៥ ៦៧៨ ឬសរសេរទៅ hr@sarika.example មើលhttps://sarika.example/a។')
  const links = [...place.querySelectorAll('a')]
  expect(links.map(({ href, target }) => [href, target])).toEqual([
    ['tel:012345678', ''],
    ['mailto:hr@sarika.example', ''],
    ['https://sarika.example/a', '_blank'],
  ])
  for (const { rel } of links) expect(rel).toContain('noopener')
})

test('S-CHAT-4 a mention stands out where its place is, and an equal name elsewhere does not', async () => {
  const place = await draw('@Dara Kim, cv@Dara Kim.example', [[toImId('6'), 0, 9]])
  expect([...place.querySelectorAll('.mention')].map((one) => one.textContent)).toEqual(['@Dara Kim'])
})
