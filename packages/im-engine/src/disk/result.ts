import type { DiskFailure, DiskResult } from '../ports/disk.js'

/** The answer of a write that has nothing else to say. */
export const DONE: DiskResult = { ok: true, value: undefined }

export const found = <T>(value: T): DiskResult<T> => ({ ok: true, value })

export const failed = (failure: DiskFailure): DiskResult<never> => ({ ok: false, failure })
