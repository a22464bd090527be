import type { Texts } from '../areas'

export const account: Texts['account'] = {
  menu: 'គណនីរបស់ {{name}}',
  logOut: 'ចាកចេញ',
  logOutFailed: 'មិនអាចចាកចេញបានទេ។ សូមពិនិត្យការតភ្ជាប់ រួចព្យាយាមម្ដងទៀត។',
}
