import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'

/** A conversation that is deleted from the list while it is shown is shown no more; one that was before may be opened. */
export function useBackToList(isReady: boolean, isDeleted: boolean): void {
  const navigate = useNavigate()
  const wasListed = useRef(false)
  useEffect(() => {
    if (!isReady) return
    if (isDeleted && wasListed.current) void navigate({ search: '' }, { replace: true })
    wasListed.current = !isDeleted
  }, [isReady, isDeleted, navigate])
}
