/** Searches of visitors, and the address that each must find; one that ends in "-" is that of a dated entry. */
import { ROUTES } from '#site/routes.ts';
import { servicePagePath } from '#site/services.ts';

const incorporation = 'company-secretarial/company-incorporation';
const registration = (id: string) => servicePagePath(`faas/registrations/${id}`);

export const REAL_SEARCHES: readonly (readonly [query: string, url: string])[] = [
  ['gst', registration('gst')],
  ['GST registration', registration('gst')],
  ['how do I register for GST', registration('gst')],
  ['documents for gst registration', `${registration('gst')}#documents-required`],
  ['esi', registration('esi')],
  ['esi limit', registration('esi')],
  ['do I need ESI with five people', registration('esi')],
  ['does my company of five people need ESI', registration('esi')],
  ['my employee resigned what do I have to pay', `${ROUTES.faqs}#faq-24`],
  ['pf contribution', registration('epfo')],
  ['provident fund registration', registration('epfo')],
  ['epf', registration('epfo')],
  ['udyam', registration('msme')],
  ['payroll', servicePagePath('hr/payroll-management')],
  ['pyaroll', servicePagePath('hr/payroll-management')],
  ['incorporation', servicePagePath(incorporation)],
  ['private limited', servicePagePath(`${incorporation}/private-limited`)],
  ['pvt ltd', servicePagePath(`${incorporation}/private-limited`)],
  ['llp', servicePagePath(`${incorporation}/llp`)],
  ['opc', servicePagePath(`${incorporation}/opc`)],
  ['one person company', servicePagePath(`${incorporation}/opc`)],
  ['section 8', servicePagePath(`${incorporation}/section8`)],
  ['virtual cfo', servicePagePath('faas/virtual-cfo')],
  ['tds', ROUTES.nriLandlord],
  ['annual return', `${ROUTES.complianceCalendar}#mgt-7-`],
  ['gstr3b', `${ROUTES.complianceCalendar}#gstr-3b-`],
  ['due dates', ROUTES.complianceCalendar],
  ['deadlines', ROUTES.complianceCalendar],
  ['work from home policy', `${ROUTES.policies}#working-hours-attendance-remote-work`],
  ['leave policy', `${ROUTES.policies}#leave`],
  ['posh', `${ROUTES.policies}#prevention-of-sexual-harassment`],
  ['rpeatriation', `${ROUTES.faqs}#faq-7`],
  ['gratuty', '/hr/payroll-updates/two-day-settlement-and-gratuity'],
  ['contact', ROUTES.contact],
  ['about', ROUTES.about],
  ['privacy', ROUTES.privacy],
  ['case studies', ROUTES.caseStudies],
  ['blog', ROUTES.blog],
  ['events', ROUTES.events],
  ['brochure', '/brochure.pdf'],
  ['T.D.S.', ROUTES.nriLandlord],
  ['what is G.S.T', registration('gst')],
  ['E.S.I.', registration('esi')],
  ['P.F.', registration('epfo')],
  ['R.O.C.', servicePagePath('company-secretarial/secretarial-services')],
  ['15 CA', `${ROUTES.faqs}#faq-7`],
  ['26AS', ROUTES.nriLandlord],
  ['26 AS', ROUTES.nriLandlord],
  ['form16', servicePagePath('hr/payroll-management')],
  ['taxaudit', `${ROUTES.faqs}#faq-4`],
];

/** Whether a hit is at the address, or is the entry of another period. */
export const isAt = (hit: string, url: string) =>
  url.endsWith('-') ? hit.startsWith(url) : hit === url;
