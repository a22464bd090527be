import type { DemoLogin } from '../people'
import { angkorHr } from './angkor-hr'
import { goldenSilk } from './golden-silk'
import { kampotFoods } from './kampot-foods'
import { lotusLogistics } from './lotus-logistics'
import { mekongTech } from './mekong-tech'
import type { DemoPortrait } from './portrait'
import { riverClinic } from './river-clinic'
import { sunriseSchool } from './sunrise-school'
import { tonleBank } from './tonle-bank'

/** By the account that speaks for the employer. */
export const PORTRAITS: Readonly<Partial<Record<DemoLogin, DemoPortrait>>> = {
  'angkor-hr': angkorHr,
  'mekong-tech': mekongTech,
  'tonle-bank': tonleBank,
  'golden-silk': goldenSilk,
  'lotus-logistics': lotusLogistics,
  'sunrise-school': sunriseSchool,
  'kampot-foods': kampotFoods,
  'river-clinic': riverClinic,
}
