/** The site.json of another firm. Every value that identifies a firm differs from the value in content/site.json. */
import { firm } from './published.ts';

export const OTHER_FIRM = {
  ...firm,
  llpin: undefined,
  name: 'Tunga Partners',
  legalName: 'Tunga Partners Private Limited',
  phone: '+91 821 000 1111',
  email: 'desk@tunga.example',
  whatsapp: '918210001111',
  address: { ...firm.address, street: '12 Trial Street', locality: 'Mysore' },
  map: { latitude: 12.2958, longitude: 76.6394 },
  tagline: '{{site.name}} keeps accounts and files returns.',
  description: 'Accounts and returns in {{site.locality}}.',
  social: [{ label: 'LinkedIn', href: 'https://tunga.example/linkedin' }],
  legalForm: 'company',
  cin: 'U00000KA2019PTC000000',
  registeredOffice: '12 Trial Street, Mysore 570001, Karnataka, India',
  queriesContact: 'The company secretary, desk@tunga.example',
  officeHours: 'Monday to Friday, 10 am to 6 pm',
  replyTime: 'within two working days',
  memberships: [
    { label: 'ICAI firm registration number', value: '012345S' },
    { label: 'Audits are signed by', value: 'Tunga & Co., Chartered Accountants' },
  ],
  auditFirm: { name: 'Tunga & Co.', registrationNumber: '012345S' },
  people: [
    {
      initials: 'AR',
      prefix: 'CA',
      name: 'Asha Rao',
      does: 'Chartered accountant. Signs audits.',
      body: 'ICAI membership no.',
      number: '012345',
      url: 'https://www.icai.org',
      languages: 'English, Kannada',
      email: 'rao@tunga.example',
      family: 'faas',
    },
  ],
};
