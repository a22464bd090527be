import * as z from 'zod/mini'

// What two devices of a call tell each other, as the text that a signal carries. Another browser wrote it: what cannot be read is
// left out and told to the logger.

const candidate = z.object({
  candidate: z.string(),
  sdpMid: z.nullish(z.string()),
  sdpMLineIndex: z.nullish(z.number()),
  usernameFragment: z.nullish(z.string()),
})

const says = z.discriminatedUnion('type', [
  /** "I am in the call"; answered where it is not an answer itself. */
  z.object({ type: z.literal('hello'), isAnswer: z.boolean() }),
  /** `of` counts the offers of whoever offered: an answer to one that was replaced says nothing. */
  z.object({ type: z.literal('offer'), sdp: z.string(), of: z.number() }),
  z.object({ type: z.literal('answer'), sdp: z.string(), of: z.number() }),
  z.object({ type: z.literal('candidates'), candidates: z.array(candidate) }),
  /** What is sent changed. */
  z.object({ type: z.literal('shows') }),
  z.object({ type: z.literal('bye') }),
])

const signalBody = z.object({
  /** Of whoever says it, in this join: a page that was loaded again is another one. */
  session: z.string(),
  /** Whose session it is for; "" = whoever hears it. */
  to: z.string(),
  /** What the sender sends now. */
  shows: z.object({ audio: z.boolean(), video: z.boolean() }),
  says,
})

/** e.g. `{ session: "9f3c", to: "", shows: { audio: true, video: false }, says: { type: "hello", isAnswer: false } }`. */
export type SignalBody = z.infer<typeof signalBody>
export type Says = SignalBody['says']

export const encodeBody = (body: SignalBody): string => JSON.stringify(body)

/** Null: nobody can read it. */
export function decodeBody(text: string): SignalBody | null {
  try {
    return signalBody.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
