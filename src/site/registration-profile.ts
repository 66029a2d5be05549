/** What the tool on registrations asks, as rules in content/registrations may name it. */
export const REGISTRATION_CHOICES = {
  form: ['proprietorship', 'partnership', 'llp', 'company', 'trust', 'association'],
  state: ['karnataka', 'special-goods', 'special', 'other'],
  premises: ['office', 'factory-power', 'factory', 'none'],
  supplies: ['goods', 'services', 'both'],
  sales: ['goods-interstate', 'marketplace', 'reverse-charge'],
  abroad: ['goods-out', 'goods-in', 'services-out'],
  money: ['tds', 'foreign'],
  staff: ['esi-wage', 'pt-wage', 'hazardous'],
} as const;

/** Numbers; `most` is the highest number of employees in the last twelve months. */
export const REGISTRATION_NUMBERS = ['turnover', 'employees', 'most', 'contract'] as const;

export type RegistrationNumber = (typeof REGISTRATION_NUMBERS)[number];
export type RegistrationChoice = keyof typeof REGISTRATION_CHOICES;
