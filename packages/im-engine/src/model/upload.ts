// The words of files that are sent. A file's bytes are no fact: they wait in a store of their own on the disk, under the
// client id of the message that sends them, until the server has confirmed that message.

/** The kinds of messages whose content is the address of a stored file. Source: specification 3. */
export type FileKind = 'image' | 'video' | 'audio' | 'file'

/** The bytes of a message's file, as a tab puts them on the disk before it sends the command. */
export interface UploadBytes {
  readonly blob: Blob
  readonly name: string
  /** Media type, e.g. `image/png`. */
  readonly type: string
  /** Local time when they were put there, ms since epoch. */
  readonly at: number
  /** The first picture of a video. */
  readonly poster?: Blob
}

/** What a row of the outbox knows of its file, as long as the server does not have it; bytes. */
export interface UploadSize {
  readonly size: number
  /** 0 = there is no poster. */
  readonly posterSize: number
}

/** Why a file was not uploaded. `file-missing`: its bytes are not on this machine any more. `expired`: not within a day. */
export type UploadReason =
  | 'too-large'
  | 'over-quota'
  | 'empty'
  | 'wrong-type'
  | 'file-missing'
  | 'network'
  | 'expired'
  | 'refused'

/** How far an upload is, e.g. `{ sent: 65536, total: 482130, state: "sending" }`. */
export interface Upload {
  /** Bytes, of the file and its poster. */
  readonly sent: number
  readonly total: number
  /** `paused`: there is no connection; it goes on by itself. */
  readonly state: 'waiting' | 'sending' | 'paused'
  /** Why the last try ended, while the next one is due. */
  readonly failure?: 'network' | 'busy'
}

/** By the client id of the message. */
export type Uploads = ReadonlyMap<string, Upload>

export const NO_UPLOADS: Uploads = new Map()
