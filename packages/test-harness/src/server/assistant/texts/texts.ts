/** What the assistant says, in each language: one file a language. */
import type { Language } from '../../constants/names'
import { en } from './en'
import { km } from './km'
import { ko } from './ko'
import type { Texts } from './said'
import { th } from './th'
import { vi } from './vi'
import { zh } from './zh'

export const TEXTS: Readonly<Record<Language, Texts>> = { en, zh, km, ko, th, vi }
