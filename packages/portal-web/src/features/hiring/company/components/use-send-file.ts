import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Answer } from '../../../../http/call'
import { useWhy } from '../../../../http/failure'
import { useOwnTold } from '../../../../http/read'
import { COMPANY_PATH } from '../api/company'
import { judgeFile, mostOf } from '../rules/files'

/** Sends files one after the other; what is wrong with the last one is told in words. */
export function useSendFile(what: 'picture' | 'paper', send: (file: File) => Promise<Answer>) {
  const { t } = useTranslation('firm')
  const why = useWhy()
  const told = useOwnTold()
  const [isSending, setIsSending] = useState(false)
  const [fault, setFault] = useState<string | null>(null)

  async function sendOne(file: File): Promise<string | null> {
    const found = judgeFile(what, file)
    if (found !== null) return t(`file.${found}`, { most: mostOf(what) })
    const answer = await send(file)
    if (answer.kind === 'ok') told(COMPANY_PATH, answer.body)
    else if (answer.kind === 'refused' && answer.fields.includes('file')) return t('file.broken')
    return answer.kind === 'ok' ? null : why(answer)
  }
  async function sendAll(files: readonly File[]): Promise<void> {
    if (isSending) return
    setIsSending(true)
    setFault(null)
    for (const file of files) {
      const found = await sendOne(file)
      if (found === null) continue
      setFault(found)
      break
    }
    setIsSending(false)
  }
  return { isSending, fault, sendAll }
}
