import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { Field } from './field'
import { Icon } from './icons'

interface Props extends Omit<ComponentProps<typeof Field>, 'type' | 'action'> {
  showLabel: string
}

/** A password that can be looked at. */
export function PasswordField({ showLabel, ...field }: Props) {
  const [isShown, setIsShown] = useState(false)
  return (
    <Field
      {...field}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      action={
        <button
          type="button"
          className="field-action"
          aria-label={showLabel}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <Icon of={EyeOff} /> : <Icon of={Eye} />}
        </button>
      }
    />
  )
}
