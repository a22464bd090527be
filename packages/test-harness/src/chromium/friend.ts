import type { ConversationKey } from '@sarika/im-engine'
import { encryptContent } from '../server/chat/cipher'
import { MAX_RECEIPT_IDS } from '../server/limits'
import { receiptTo, type TestClient, type TestSocket, textTo } from '../server/testing/client'
import type { Kept } from './truth'

/** Somebody at the other end, without a browser. */
export class Friend {
  readonly key: ConversationKey
  /** Own messages of the account that this friend has told it has read. */
  readonly read = new Set<string>()
  #count = 0

  private constructor(
    readonly client: TestClient,
    private readonly socket: TestSocket,
    private readonly account: string,
  ) {
    this.key = `p2p-${client.imId}`
  }

  static async join(client: TestClient, account: string): Promise<Friend> {
    return new Friend(client, await client.online(), account)
  }

  /** Says that many things, encrypted as a client would; resolves when the server has all of them. */
  async say(count: number): Promise<void> {
    const acks = Array.from({ length: count }, () => {
      const text = `${this.client.imId} says ${++this.#count}`
      const target = { isGroup: false, id: this.account }
      const { content, aesExt } = encryptContent(text, this.client.imId, target)
      const frame = textTo(this.account, content)
      return this.socket.call({
        ...frame,
        data: { ...frame.data, msg: { type: 'text', content, aesExt } },
      })
    })
    for (const { code } of await Promise.all(acks))
      if (code !== 0) throw new Error(`the server answers ${code} to a friend`)
  }

  /** Reads what the account wrote. */
  async readAll(kept: readonly Kept[]): Promise<void> {
    const ids = kept
      .filter(({ key, from, id }) => key === this.key && from === this.account && !this.read.has(id))
      .map(({ id }) => id)
    for (let start = 0; start < ids.length; start += MAX_RECEIPT_IDS) {
      const some = ids.slice(start, start + MAX_RECEIPT_IDS)
      const { code } = await this.socket.call(receiptTo(this.account, 'read', some))
      if (code !== 0) throw new Error(`the server answers ${code} to a receipt`)
      for (const id of some) this.read.add(id)
    }
  }

  leave(): void {
    this.socket.close()
  }
}
