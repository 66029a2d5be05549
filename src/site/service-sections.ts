/**
 * Sections that a service entry may have: the content fields of the specification (section 3). `heading` is the usual
 * heading; a section with an empty `heading` is shown without a heading. `show` is the form of the section: `prose` is
 * paragraphs; `lead` is a muted opening line under the title; `quote` is one large sentence beside a vertical line;
 * `list` is a list with dashes; `checklist` shows the documents and conditions that a client must provide, as boxes to
 * tick and as a PDF; `steps` are numbered rows; `features` are items with titles, in columns.
 */
export const SERVICE_SECTIONS = {
  overview: { heading: 'Overview', show: 'prose' },
  subtitle: { heading: '', show: 'lead' },
  keyPoint: { heading: '', show: 'quote' },
  benefits: { heading: 'Benefits', show: 'list' },
  keyFeatures: { heading: 'Key Features', show: 'list' },
  advantages: { heading: 'Advantages', show: 'list' },
  requirements: { heading: 'Registration Requirements', show: 'checklist' },
  process: { heading: 'Steps to Registration Process', show: 'steps' },
  deliverables: { heading: 'Deliverables', show: 'list' },
  services: { heading: 'Our Services', show: 'features' },
  whoNeeds: { heading: 'Who Needs These Services', show: 'list' },
  whyChooseUs: { heading: 'Why Choose Us', show: 'features' },
  addOns: { heading: 'Add-ons', show: 'list' },
  objectives: { heading: 'Objectives', show: 'list' },
  initiators: { heading: 'Who Can Start It', show: 'list' },
  importance: { heading: 'Why It Matters', show: 'prose' },
  entities: { heading: 'Who It Applies To', show: 'list' },
  sebiInfo: { heading: 'About SEBI', show: 'prose' },
  whoCanOpt: { heading: 'Who Can Opt', show: 'list' },
  ageRestriction: { heading: 'Age Restriction', show: 'prose' },
  documentsRequired: { heading: 'Documents Required', show: 'checklist' },
  postRegistrationServices: { heading: 'After Registration', show: 'list' },
  partnershipDeed: { heading: 'Partnership Deed', show: 'list' },
  typesOfTrusts: { heading: 'Types of Trusts', show: 'features' },
  trustDeed: { heading: 'Trust Deed', show: 'list' },
  whyRegister: { heading: 'Why Register', show: 'list' },
  associationDeed: { heading: 'Memorandum and Rules', show: 'list' },
  whoNeedsGST: { heading: 'Who Needs GST', show: 'list' },
  whoNeedsGSTRegistration: { heading: 'Who Needs GST Registration', show: 'list' },
  purpose: { heading: 'Purpose', show: 'prose' },
  whoCanApply: { heading: 'Who Can Apply', show: 'list' },
  keyObjectives: { heading: 'Key Objectives', show: 'list' },
  complianceAfterRegistration: { heading: 'Compliance After Registration', show: 'list' },
  whoNeedsToRegister: { heading: 'Who Needs to Register', show: 'list' },
  keyFeaturesOfIEC: { heading: 'Key Features of IEC', show: 'list' },
  specialNotes: { heading: 'Special Notes', show: 'list' },
  keyBenefits: { heading: 'Key Benefits', show: 'list' },
  whoCanRegister: { heading: 'Who Can Register', show: 'list' },
  purposeOfMSMERegistration: { heading: 'Purpose of MSME Registration', show: 'prose' },
  whyEssential: { heading: 'Why It Is Essential', show: 'list' },
  servicesInclude: { heading: 'Services Include', show: 'features' },
  whatWeOffer: { heading: 'What We Offer', show: 'features' },
  whatWeCover: { heading: 'What We Cover', show: 'features' },
  coreServices: { heading: 'Core Services', show: 'features' },
  keyServices: { heading: 'Key Services', show: 'features' },
  whatWeDo: { heading: 'What We Do', show: 'features' },
  whoCanBenefit: { heading: 'Who Can Benefit', show: 'list' },
  whoShouldUse: { heading: 'Who Should Use This', show: 'list' },
  whyClientsTrustUs: { heading: 'How We Protect Your Interests', show: 'features' },
  whyClientsChooseUs: { heading: 'How We Work With You', show: 'features' },
  staffingExpertise: { heading: 'Staffing Expertise', show: 'list' },
  serviceOfferings: { heading: 'Service Offerings', show: 'features' },
  whatIncluded: { heading: 'What Is Included', show: 'list' },
  idealFor: { heading: 'Ideal For', show: 'list' },
} as const;

export type ServiceSectionName = keyof typeof SERVICE_SECTIONS;
export const SERVICE_SECTION_NAMES = Object.keys(SERVICE_SECTIONS) as ServiceSectionName[];

/** Columns of the table of costs. */
export const COST_COLUMNS = ['Step', 'Charge', 'When it applies'] as const;

/** Default texts of the closing panel of a service. */
export const CTA_TEXTS = {
  title: 'Ready to Get Started?',
  description: 'Tell us what you need and by when.',
  action: 'Get Started',
} as const;
