import { Smartphone } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { APP } from '../../../../lib/app'
import { useIsHandset } from '../../../../lib/page-state'
import { isPhoneLayoutOn, turnPhoneLayout } from '../../../../lib/phone'
import { SwitchLine } from '../../people/switch-line'
import type { Section } from './section'

function PhoneLayout() {
  const { t } = useTranslation('box')
  const [isOn, setIsOn] = useState(isPhoneLayoutOn)
  return (
    <SwitchLine
      title={t('phone.here')}
      lead={t('phone.lead')}
      isOn={isOn}
      onChange={(next) => {
        turnPhoneLayout(next)
        setIsOn(next)
      }}
    />
  )
}

/** Takes back what the notice for phones turned on. The desk has no app to lead to. */
export const phone: Section = {
  name: 'phone',
  icon: Smartphone,
  column: 'second',
  Body: PhoneLayout,
  useIsHere: () => useIsHandset() && APP.name !== 'desk',
}
