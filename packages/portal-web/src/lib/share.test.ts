import { afterEach, expect, test, vi } from 'vitest'
import { share } from './share'

const HERE = 'https://sarika.example/a/job/1'
const ABORTED = new DOMException('never mind', 'AbortError')
const FORBIDDEN = new DOMException('not in this frame', 'NotAllowedError')

const done = async () => {}
const failing = (error: Error) => async () => {
  throw error
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  ['it can', done, done, 'shared', [{ title: 'Cook', url: HERE }], []],
  ['it cannot', undefined, done, 'copied', [], [HERE]],
  ['it must not', failing(FORBIDDEN), done, 'copied', [{ title: 'Cook', url: HERE }], [HERE]],
  ['the person leaves it', failing(ABORTED), done, 'left', [{ title: 'Cook', url: HERE }], []],
  ['nothing works', undefined, failing(FORBIDDEN), 'failed', [], [HERE]],
])(
  'S-FIND-11 a job is shared by the device, else its link is copied: where %s',
  async (_, byDevice, copy, outcome, handed, copied) => {
    const shareByDevice = byDevice && vi.fn(byDevice)
    const writeText = vi.fn(copy)
    vi.stubGlobal('location', { href: HERE })
    vi.stubGlobal('navigator', { share: shareByDevice, clipboard: { writeText } })
    expect(await share('Cook')).toBe(outcome)
    expect(shareByDevice?.mock.calls.flat() ?? []).toEqual(handed)
    expect(writeText.mock.calls.flat()).toEqual(copied)
  },
)
