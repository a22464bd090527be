// What the model server's calls answer with, and how.

export interface RestAnswer {
  readonly status: number
  readonly body: string
}

export const answer = (body: unknown, status = 200): RestAnswer => ({ status, body: JSON.stringify(body) })

export const notFound = () => answer({ code: 'not_found', message: 'no such thing' }, 404)

/** A field that cannot be so. */
export const unfit = (field: string) =>
  answer({ code: 'invalid_input', message: `${field} cannot be so`, fields: { [field]: 'wrong' } }, 422)
