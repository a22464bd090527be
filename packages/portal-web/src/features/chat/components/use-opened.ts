import { type ComponentType, useEffect } from 'react'
import { toast } from 'sonner'
import { useLater } from '../../../lib/use-later'
import { useSay } from './say'

/** A dialog whose script comes when it is opened; one that did not come is told, and closed. */
export function useOpened<Props>(
  name: string,
  isOpen: boolean,
  load: () => Promise<ComponentType<Props>>,
  onClose: () => void,
): ComponentType<Props> | undefined {
  const t = useSay()
  const { data, isError, isFetching } = useLater(name, isOpen, load)
  const hasFailed = isOpen && isError && !isFetching
  useEffect(() => {
    if (!hasFailed) return
    toast(t('refusal.unavailable'))
    onClose()
  }, [hasFailed, onClose, t])
  return isOpen ? data : undefined
}
