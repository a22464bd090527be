import { accountant } from './accountant'
import { agronomist } from './agronomist'
import { airConditionerTechnician } from './air-conditioner-technician'
import { architect } from './architect'
import { auditor } from './auditor'
import { baker } from './baker'
import { bankTeller } from './bank-teller'
import { barista } from './barista'
import { bartender } from './bartender'
import { beautician } from './beautician'
import { callCenterAgent } from './call-center-agent'
import { carMechanic } from './car-mechanic'
import { carpenter } from './carpenter'
import { cashier } from './cashier'
import { chineseTeacher } from './chinese-teacher'
import { civilEngineer } from './civil-engineer'
import { cleaner } from './cleaner'
import { constructionWorker } from './construction-worker'
import { cook } from './cook'
import { courier } from './courier'
import { customerServiceAgent } from './customer-service-agent'
import { dataAnalyst } from './data-analyst'
import { dataEntryClerk } from './data-entry-clerk'
import { dentist } from './dentist'
import { doctor } from './doctor'
import { domesticHelper } from './domestic-helper'
import { driver } from './driver'
import { electricalEngineer } from './electrical-engineer'
import { electrician } from './electrician'
import { englishTeacher } from './english-teacher'
import { factoryWorker } from './factory-worker'
import { farmer } from './farmer'
import { forkliftDriver } from './forklift-driver'
import { gardener } from './gardener'
import { graphicDesigner } from './graphic-designer'
import { hairdresser } from './hairdresser'
import { housekeeper } from './housekeeper'
import { hrOfficer } from './hr-officer'
import { insuranceAgent } from './insurance-agent'
import { itSupport } from './it-support'
import { khmerTeacher } from './khmer-teacher'
import { kindergartenTeacher } from './kindergarten-teacher'
import { kitchenHelper } from './kitchen-helper'
import { laboratoryTechnician } from './laboratory-technician'
import { lawyer } from './lawyer'
import { loanOfficer } from './loan-officer'
import { marketingOfficer } from './marketing-officer'
import { massageTherapist } from './massage-therapist'
import { mechanicalEngineer } from './mechanical-engineer'
import { midwife } from './midwife'
import { networkAdministrator } from './network-administrator'
import { nurse } from './nurse'
import type { Occupation } from './occupation'
import { officeClerk } from './office-clerk'
import { painter } from './painter'
import { pharmacist } from './pharmacist'
import { photographer } from './photographer'
import { plumber } from './plumber'
import { primaryTeacher } from './primary-teacher'
import { propertyAgent } from './property-agent'
import { purchasingOfficer } from './purchasing-officer'
import { qualityInspector } from './quality-inspector'
import { receptionist } from './receptionist'
import { recruiter } from './recruiter'
import { salesperson } from './salesperson'
import { secretary } from './secretary'
import { securityGuard } from './security-guard'
import { sewingOperator } from './sewing-operator'
import { shippingOfficer } from './shipping-officer'
import { shopAssistant } from './shop-assistant'
import { socialMediaOfficer } from './social-media-officer'
import { socialWorker } from './social-worker'
import { softwareDeveloper } from './software-developer'
import { tailor } from './tailor'
import { taxOfficer } from './tax-officer'
import { teacher } from './teacher'
import { tourGuide } from './tour-guide'
import { translator } from './translator'
import { truckDriver } from './truck-driver'
import { videoEditor } from './video-editor'
import { waiter } from './waiter'
import { warehouseKeeper } from './warehouse-keeper'
import { webDeveloper } from './web-developer'
import { welder } from './welder'

/** Trades that people look for in Cambodia; another one is another file, named here. */
export const OCCUPATIONS: readonly Occupation[] = [
  accountant,
  agronomist,
  airConditionerTechnician,
  architect,
  auditor,
  baker,
  bankTeller,
  barista,
  bartender,
  beautician,
  callCenterAgent,
  carMechanic,
  carpenter,
  cashier,
  chineseTeacher,
  civilEngineer,
  cleaner,
  constructionWorker,
  cook,
  courier,
  customerServiceAgent,
  dataAnalyst,
  dataEntryClerk,
  dentist,
  doctor,
  domesticHelper,
  driver,
  electricalEngineer,
  electrician,
  englishTeacher,
  factoryWorker,
  farmer,
  forkliftDriver,
  gardener,
  graphicDesigner,
  hairdresser,
  housekeeper,
  hrOfficer,
  insuranceAgent,
  itSupport,
  khmerTeacher,
  kindergartenTeacher,
  kitchenHelper,
  laboratoryTechnician,
  lawyer,
  loanOfficer,
  marketingOfficer,
  massageTherapist,
  mechanicalEngineer,
  midwife,
  networkAdministrator,
  nurse,
  officeClerk,
  painter,
  pharmacist,
  photographer,
  plumber,
  primaryTeacher,
  propertyAgent,
  purchasingOfficer,
  qualityInspector,
  receptionist,
  recruiter,
  salesperson,
  secretary,
  securityGuard,
  sewingOperator,
  shippingOfficer,
  shopAssistant,
  socialMediaOfficer,
  socialWorker,
  softwareDeveloper,
  tailor,
  taxOfficer,
  teacher,
  tourGuide,
  translator,
  truckDriver,
  videoEditor,
  waiter,
  warehouseKeeper,
  webDeveloper,
  welder,
]
