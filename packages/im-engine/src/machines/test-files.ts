// Files on the stage: rows that are uploading, their bytes on its disk, and a file store that a test bends.

import { expect } from 'vitest'
import { image, video } from '../kinds/index.js'
import { PROTOCOL } from '../kinds/registry.js'
import type { StoredFile } from '../kinds/shapes/stored-file.js'
import { type ClientId, type ConversationKey, toClientId } from '../model/ids.js'
import type { OutboxItem } from '../model/outbox.js'
import type { HttpAnswer } from '../ports/network.js'
import { json } from '../testing/scripted-http.js'
import type { ScriptedUpload } from '../testing/scripted-uploader.js'
import { KEY } from './test-backend.js'
import { Stage } from './test-stage.js'

export const NO_FILE: StoredFile = {
  url: '',
  name: '',
  size: 0,
  duration: 0,
  width: 0,
  height: 0,
  fileType: '',
  posterUrl: '',
  posterWidth: 0,
  posterHeight: 0,
  posterSize: 0,
  waveform: [],
  caption: '',
}

export const refusal = (code: number | string, status = 400): HttpAnswer =>
  json({ code, message: String(code) }, status)

/** What the server says of a stored file: the same to the same key. */
export const stored = (upload: ScriptedUpload): HttpAnswer =>
  json({
    code: 200,
    data: {
      url: `/chat/files/${upload.key}`,
      thumb: '',
      name: upload.request.fileName,
      type: 'image/jpeg',
      size: upload.request.blob.size,
      width: 40,
      height: 30,
    },
  })

export class FileStage extends Stage {
  /** Tickets that were given. */
  tickets = 0

  constructor() {
    super()
    this.http.on('/chat/file_auths', () =>
      json({ code: 200, data: { ticket: `ticket ${++this.tickets}`, ends: this.clock.now() + 3e6 } }),
    )
  }

  static override async connected(): Promise<FileStage> {
    const stage = new FileStage()
    await stage.start()
    expect(stage.running.status().connection).toBe('connected')
    return stage
  }

  /** A picture with these words as its bytes, or a film where it has a poster. */
  async sendFile(name: string, { key = KEY as ConversationKey, poster = '' } = {}): Promise<ClientId> {
    const clientId = toClientId(`c-${name}`)
    const blob = new Blob([`bytes of ${name}`])
    const first = poster === '' ? undefined : new Blob([poster])
    await this.disk.putFile(clientId, {
      blob,
      name,
      type: 'image/jpeg',
      at: this.clock.now(),
      ...(first === undefined ? {} : { poster: first }),
    })
    const body = { ...NO_FILE, name, size: blob.size, posterSize: first?.size ?? 0 }
    const encoded = PROTOCOL.encode(first === undefined ? image.of(body) : video.of(body))
    if (!encoded.ok) throw new Error(encoded.what)
    const outcome = await this.log.submit({
      type: 'send',
      clientId,
      key,
      content: {
        kind: 'raw',
        type: encoded.type,
        said: encoded.said,
        file: { size: blob.size, posterSize: first?.size ?? 0 },
      },
    })
    if (!outcome.ok) throw new Error(`refused: ${outcome.refusal.kind}`)
    await this.clock.advance(0)
    return clientId
  }

  item(name: string): OutboxItem | undefined {
    return this.row(name)
  }

  /** Names of the files whose bytes go out now, by their keys. */
  get going(): readonly string[] {
    return this.uploader.open.map(({ key }) => key.replace('c-', ''))
  }

  /** The newest request for a file. */
  upload(name: string): ScriptedUpload {
    const found = this.uploader.uploads.findLast(({ key }) => key === `c-${name}`)
    if (found === undefined) throw new Error(`${name} was not uploaded`)
    return found
  }

  async answer(name: string, answer?: HttpAnswer): Promise<void> {
    const upload = this.upload(name)
    upload.answer(answer ?? stored(upload))
    await this.clock.advance(0)
  }

  async filesLeft(): Promise<readonly string[]> {
    const listed = await this.disk.listFiles()
    return listed.ok ? listed.value.map(({ clientId }) => clientId.replace('c-', '')) : ['?']
  }
}
