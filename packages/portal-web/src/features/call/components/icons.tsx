import {
  GripHorizontal,
  Maximize2,
  Mic,
  MicOff,
  Minimize2,
  MonitorOff,
  MonitorUp,
  Phone,
  PhoneOff,
  Settings2,
  Video,
  VideoOff,
} from 'lucide-react'
import { Icon } from '../../../ui/icons'

export const MicIcon = ({ isOn }: { isOn: boolean }) => <Icon of={isOn ? Mic : MicOff} />
export const CameraIcon = ({ isOn }: { isOn: boolean }) => <Icon of={isOn ? Video : VideoOff} />
export const ScreenIcon = ({ isOn }: { isOn: boolean }) => <Icon of={isOn ? MonitorOff : MonitorUp} />
export const PhoneIcon = () => <Icon of={Phone} />
export const HangUpIcon = () => <Icon of={PhoneOff} />
export const SmallIcon = () => <Icon of={Minimize2} />
export const LargeIcon = () => <Icon of={Maximize2} />
export const DevicesIcon = () => <Icon of={Settings2} />
export const MoveIcon = () => <Icon of={GripHorizontal} />
