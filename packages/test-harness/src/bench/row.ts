/** The account of the benchmark. */
export const ME = 'im-me'

/** A message as the wire has it. */
export interface Row {
  readonly msg_id: string
  readonly msg_time: number
  readonly seq: string
  readonly number: number
  readonly sender_id: string
  readonly receiver_id?: string
  readonly group_id?: string
  readonly msg: { readonly type: 'text'; content: string; aesExt?: string; mac?: string }
}
