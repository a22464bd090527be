import { describe, expect, it } from 'vitest'
import type { Uploader } from '../ports/uploader.js'
import { FileStage } from './test-files.js'

describe('a stop while a file goes', () => {
  it.each<[how: string, upload: Uploader['upload']]>([
    ['never answers', () => new Promise<never>(() => {})],
    [
      'throws at once',
      () => {
        throw new ReferenceError('XMLHttpRequest is not defined')
      },
    ],
  ])('S-API-42 leaves no timer where the uploader %s', async (_, upload) => {
    const stage = await FileStage.connected()
    stage.uploader.upload = upload
    await stage.sendFile('roof.jpg')
    stage.running.stop()
    await stage.clock.advance(0)
    expect(stage.clock.pending).toBe(0)
  })
})
