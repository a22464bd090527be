import type { ShownMessage } from '@sarika/im-engine'
import { useImEngine } from '@sarika/im-engine/react'
import { useEffect, useRef, useState } from 'react'
import { clientIdOf } from '../rules/client-id'
import { isStored } from '../rules/stored-at'

export interface Source {
  /** Of the file; "" = not known yet, or nowhere that is asked. */
  readonly url: string
  /** Of a small picture of it. */
  readonly small: string
}

const NOWHERE: Source = { url: '', small: '' }

/**
 * Where a card finds its file: in our store once it is there, until then among what this machine keeps. A picture that was
 * shown from here goes on being shown from here, so that it does not flicker when it has been sent. Source: S-MEDIA-2.
 */
export function useSource(message: ShownMessage, url: string): Source {
  const engine = useImEngine()
  const [own, setOwn] = useState(NOWHERE)
  const made = useRef<string[]>([])
  const isKept = url === '' && message.own
  const clientId = clientIdOf(message)
  useEffect(() => {
    if (!isKept) return
    let isOver = false
    const urlOf = (blob: Blob | undefined): string => {
      if (blob === undefined) return ''
      const address = URL.createObjectURL(blob)
      made.current.push(address)
      return address
    }
    void engine.fileOf(clientId).then((kept) => {
      if (isOver || kept === undefined) return
      const whole = urlOf(kept.blob)
      setOwn({ url: whole, small: urlOf(kept.poster) || whole })
    })
    return () => {
      isOver = true
    }
  }, [engine, isKept, clientId])
  useEffect(
    () => () => {
      for (const address of made.current) URL.revokeObjectURL(address)
    },
    [],
  )
  if (url === '') return own
  return isStored(url) ? { url, small: own.small || `${url}/thumb` } : NOWHERE
}
