import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useIsPhone } from '../../../lib/page-state'

/**
 * On a phone what lies over the thread is a step of its own: Back closes it, and the thread is there. One that is closed by its
 * button takes its step back. Source: S-LOOK-14.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const isPhone = useIsPhone()
  const navigate = useNavigate()
  const { search, state, key } = useLocation()
  const isStep = state?.isPane === true
  const hasStep = useRef(false)
  useEffect(() => {
    if (!isPhone) return
    if (isOpen && !isStep && !hasStep.current) {
      hasStep.current = true
      void navigate(
        { search },
        {
          // Nobody asked anew for what the address shows.
          state: { ...state, isPane: true, visit: state?.visit ?? key },
          preventScrollReset: true,
        },
      )
    } else if (!isOpen) {
      if (isStep && hasStep.current) void navigate(-1)
      hasStep.current = false
    }
    // The address changes by the step itself: whether one is wanted is asked when the pane comes or goes.
  }, [isOpen, isPhone])
  const wasStep = useRef(isStep)
  useEffect(() => {
    if (wasStep.current && !isStep && hasStep.current) close()
    wasStep.current = isStep
  }, [isStep, close])
}
