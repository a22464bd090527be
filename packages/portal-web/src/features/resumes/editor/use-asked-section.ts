import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { KINDS } from './kinds/all'
import type { SectionName } from './kinds/kind'

/** The section that an address names, e.g. `?id=4&part=skills`, is open at first, and has the focus. */
export function useAskedSection(lead: (name: SectionName) => void): void {
  const part = useSearchParams()[0].get('part')
  const isLed = useRef(false)
  useEffect(() => {
    const asked = KINDS.find(({ name }) => name === part)
    if (asked === undefined || isLed.current) return
    isLed.current = true
    lead(asked.name)
  }, [part, lead])
}
