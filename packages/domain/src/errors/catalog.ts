/**
 * Every error the product can answer with: its code, HTTP status, public message, whether the same request may succeed when
 * repeated, and for outages after how many milliseconds. Messages that the specification quotes are verbatim.
 */
export const errorCatalog = {
  property_not_found: { status: 404, retryable: false, message: 'Property not found' },
  photo_not_found: { status: 404, retryable: false, message: 'Photo not found' },
  analysis_not_found: { status: 404, retryable: false, message: 'Analysis not found' },
  dispute_not_found: { status: 404, retryable: false, message: 'Dispute not found' },
  insurer_notice_not_found: { status: 404, retryable: false, message: 'Notice not found' },
  too_many_insurer_notices: {
    status: 409,
    retryable: false,
    message: 'A home can have up to {max} of these. Remove one first.',
  },
  too_many_notice_steps: {
    status: 409,
    retryable: false,
    message: 'A notice can have up to {max} notes. Remove one first.',
  },
  route_not_found: { status: 404, retryable: false, message: 'There is nothing at this address.' },
  claim_link_invalid: {
    status: 410,
    retryable: false,
    message:
      'This link has expired, has already been used, or was replaced by a newer one. Create a new link where the property was created, or open the property in the browser that used this one.',
  },
  share_link_invalid: {
    status: 410,
    retryable: false,
    message:
      'This link doesn’t work. It may have expired or been revoked, or a part of it is missing. Ask whoever sent it for a new one.',
  },
  community_not_found: {
    status: 404,
    retryable: false,
    message: 'There is no such neighborhood, or it isn’t yours.',
  },
  too_many_community_photos: {
    status: 409,
    retryable: false,
    message: 'A home shows up to {max} photos. Take one back first.',
  },
  community_plan_changed: {
    status: 409,
    retryable: false,
    message:
      'The plan was saved in another tab or on another device. Look at the newest, then save again.',
  },
  community_invitation_invalid: {
    status: 410,
    retryable: false,
    message:
      'This invitation doesn’t work. The neighborhood may be gone, or a part of the link is missing. Ask whoever invited you for a new one.',
  },
  too_many_communities: {
    status: 409,
    retryable: false,
    message: 'You already coordinate {max} neighborhoods. Delete one before adding another.',
  },
  work_day_not_found: {
    status: 404,
    retryable: false,
    message:
      'There is no such work day. It may have been deleted, or a part of the link is missing. Ask whoever invited you for a new one.',
  },
  work_day_closed: {
    status: 409,
    retryable: false,
    message: 'Sign-up for this work day is closed. The day is over or was canceled.',
  },
  work_day_full: {
    status: 409,
    retryable: false,
    message: 'This work day has as many sign-ups as it can take. Ask whoever invited you.',
  },
  too_many_work_days: {
    status: 409,
    retryable: false,
    message: 'This neighborhood already has {max} work days. Delete one that is over first.',
  },
  too_many_community_entries: {
    status: 409,
    retryable: false,
    message: 'This year already has {max} entries. Change one that is there, or delete one first.',
  },
  home_invitation_invalid: {
    status: 410,
    retryable: false,
    message:
      'This invitation doesn’t work. It works once, for 14 days, and may have been taken back. Ask whoever invited you for a new one.',
  },
  home_is_own: {
    status: 409,
    retryable: false,
    message: 'This home is yours. Send the invitation to the person whom you mean.',
  },
  home_role_not_found: {
    status: 404,
    retryable: false,
    message: 'You are not on this home, or not anymore.',
  },
  too_many_home_people: {
    status: 409,
    retryable: false,
    message: 'A home can have up to {max} people. Those who ended count for a month.',
  },
  phone_code_invalid: {
    status: 410,
    retryable: false,
    message:
      'This code doesn’t work anymore. It works once, for 15 minutes. Show a new code on the computer, and scan that one.',
  },
  invalid_request: {
    status: 400,
    retryable: false,
    message: 'The request is not valid. {detail}',
  },
  invalid_address: { status: 400, retryable: false, message: 'Please enter a valid address' },
  address_history_full: {
    status: 409,
    retryable: false,
    message:
      'This address has been changed so often that its history is full. To go on, add the home anew.',
  },
  invalid_nickname: {
    status: 400,
    retryable: false,
    message: 'Please enter a valid property nickname',
  },
  invalid_property_id: { status: 400, retryable: false, message: 'Invalid property ID format' },
  invalid_coordinates: { status: 400, retryable: false, message: 'Invalid coordinates provided' },
  places_unavailable: {
    status: 503,
    retryable: true,
    message:
      'Address search is not available right now. You can still enter your address manually.',
  },
  place_not_found: {
    status: 404,
    retryable: false,
    message: 'We no longer recognize this address. Choose it again, or type it.',
  },
  coordinates_missing: {
    status: 404,
    retryable: false,
    message: 'Location coordinates not available',
  },
  imagery_missing: {
    status: 404,
    retryable: false,
    message: 'There is no aerial picture of this location.',
  },
  imagery_unavailable: {
    status: 503,
    retryable: true,
    message: 'The aerial picture is not available right now. Please try again in a minute.',
  },
  invalid_image_path: { status: 400, retryable: false, message: 'Invalid image path: {path}' },
  no_images: { status: 400, retryable: false, message: 'No images found for analysis' },
  file_too_large: { status: 413, retryable: false, message: 'File too large (max 10MB)' },
  invalid_file_type: {
    status: 415,
    retryable: false,
    message: 'Invalid file type. Only JPEG, PNG, and WebP images are allowed.',
  },
  file_name_too_long: { status: 400, retryable: false, message: 'Filename too long' },
  file_name_invalid: {
    status: 400,
    retryable: false,
    message: 'Invalid characters in filename',
  },
  photo_unreadable: {
    status: 422,
    retryable: false,
    message:
      'This photo is damaged and could not be read. Open it on your device, save it again as JPEG, and add that copy.',
  },
  photo_too_many_pixels: {
    status: 422,
    retryable: false,
    message:
      'This photo has too many pixels (max 100 megapixels). Save a smaller copy and add that.',
  },
  photo_needs_too_much_memory: {
    status: 422,
    retryable: false,
    message:
      'This photo takes too much memory to open. Open it on your device, save a smaller copy as JPEG, and add that.',
  },
  photo_too_slow: {
    status: 422,
    retryable: false,
    message:
      'This photo took too long to open. Open it on your device, save a smaller copy as JPEG, and add that.',
  },
  photo_empty: {
    status: 400,
    retryable: false,
    message: 'The file arrived empty. Please choose the photo again.',
  },
  photo_id_taken: {
    status: 409,
    retryable: false,
    message: 'Another photo is already stored under this image_id.',
  },
  report_busy: {
    status: 503,
    retryable: true,
    message: 'Many reports are being created right now. Please try again in a moment.',
  },
  report_failed: {
    status: 500,
    retryable: true,
    message: 'The PDF could not be created. Please try again.',
  },
  report_not_found: { status: 404, retryable: false, message: 'No report has this code.' },
  uploads_busy: {
    status: 503,
    retryable: true,
    message: 'Many photos are arriving right now. Please try again in a moment.',
  },
  property_has_photos: {
    status: 409,
    retryable: false,
    message: 'This property has photos, so it was kept.',
  },
  too_many_photos: {
    status: 409,
    retryable: false,
    message: 'This property already has {max} photos. Remove one before adding another.',
  },
  photo_url_expired: {
    status: 403,
    retryable: true,
    message: "This photo's address has expired. Reload the page to get a new one.",
  },
  photo_url_invalid: {
    status: 403,
    retryable: false,
    message: "This photo's address is not valid. Reload the page to get a new one.",
  },
  upload_interrupted: {
    status: 400,
    retryable: true,
    message: 'The upload was interrupted. Please send the photo again.',
  },
  upload_too_slow: {
    status: 408,
    retryable: true,
    message:
      'The photo arrived too slowly, so the upload was stopped. Please send it again over a better connection.',
  },
  body_too_large: {
    status: 413,
    retryable: false,
    message: 'The body is larger than {limit}.',
  },
  unsupported_media_type: {
    status: 415,
    retryable: false,
    message: 'This content type is not accepted here. Send application/json.',
  },
  method_not_allowed: {
    status: 405,
    retryable: false,
    message: 'This address accepts {methods}, not {method}.',
  },
  foreign_host: {
    status: 403,
    retryable: false,
    message:
      'This server only answers requests from this computer. To use another address, set ORIGIN to it.',
  },
  foreign_origin: {
    status: 403,
    retryable: false,
    message: 'This request came from another site and was refused.',
  },
  visitor_token_invalid: {
    status: 401,
    retryable: false,
    message: 'The access token is not valid. Ask for a new one.',
  },
  session_missing: { status: 401, retryable: false, message: 'Auth session missing!' },
  invalid_credentials: { status: 401, retryable: false, message: 'Invalid login credentials' },
  invalid_jwt: { status: 401, retryable: false, message: 'Invalid JWT' },
  email_not_verified: {
    status: 403,
    retryable: false,
    message: 'Please check your email to verify your account.',
  },
  weak_password: {
    status: 422,
    retryable: false,
    message:
      'This password is too easy to guess. Choose a longer one that only you would think of.',
  },
  password_incorrect: {
    status: 403,
    retryable: false,
    message: 'This is not your current password.',
  },
  account_link_invalid: {
    status: 410,
    retryable: false,
    message: 'This link has expired or has already been used. Ask for a new one.',
  },
  new_password_needed: {
    status: 422,
    retryable: false,
    message: 'Choose your name and a password to confirm this address.',
  },
  code_invalid: {
    status: 422,
    retryable: false,
    message: 'This code is wrong, has expired, or has already been used.',
  },
  sign_in_expired: {
    status: 401,
    retryable: false,
    message: 'This sign-in took too long. Please start again.',
  },
  second_factor_refused: {
    status: 409,
    retryable: false,
    message: 'Two-step sign-in is already set up this way.',
  },
  session_not_found: {
    status: 404,
    retryable: false,
    message: 'This device is no longer signed in.',
  },
  passkey_refused: {
    status: 422,
    retryable: false,
    message: 'This passkey could not be used. Try again, or sign in another way.',
  },
  too_many_sign_ins: {
    status: 429,
    retryable: true,
    message: 'Too many attempts. Please wait a few minutes before trying again.',
  },
  too_many_properties: {
    status: 429,
    retryable: true,
    message: 'Too many property creation attempts. Please wait a minute.',
  },
  too_many_uploads: {
    status: 429,
    retryable: true,
    message: 'Too many upload attempts. Please wait 5 minutes.',
  },
  too_many_photos_at_once: {
    status: 409,
    retryable: false,
    message: 'Up to {max} photos can be added at once. Please add the rest in a second batch.',
  },
  too_many_bytes: {
    status: 429,
    retryable: true,
    message:
      'These photos exceed the daily limit of {max} MB for one person. Please continue tomorrow.',
  },
  too_many_analyses: {
    status: 429,
    retryable: true,
    message: 'Too many analysis requests. Please wait a few minutes before trying again.',
  },
  too_many_downloads: {
    status: 429,
    retryable: true,
    message: 'Too many downloads of your data. Please wait an hour before trying again.',
  },
  too_many_requests: {
    status: 429,
    retryable: true,
    message: 'Too many requests. Please wait a minute before trying again.',
  },
  invalid_analysis_request: {
    status: 400,
    retryable: false,
    message: 'Invalid request data. Please check your images and property details.',
  },
  missing_required_fields: {
    status: 400,
    retryable: false,
    message: 'Please fill in all required fields (First Name, Last Name, and Email Address).',
  },
  invalid_email: {
    status: 400,
    retryable: false,
    message: 'Please enter a valid email address',
  },
  lead_or_address_required: {
    status: 400,
    retryable: false,
    message: 'Either lead or address is required',
  },
  lead_contact_required: {
    status: 400,
    retryable: false,
    message: 'Email or phone is required when tracking lead',
  },
  sign_image_failed: {
    status: 404,
    retryable: false,
    message: 'Sign image failed: {message}',
  },
  maps_key_missing: {
    status: 404,
    retryable: false,
    message: 'Google Maps API key not configured',
  },
  openai_key_withdrawn: {
    status: 410,
    retryable: false,
    message: 'Keys stay on the server: this call no longer returns any.',
  },
  analysis_failed: {
    status: 500,
    retryable: true,
    message: 'Analysis failed. Please try again.',
  },
  analysis_unavailable: {
    status: 500,
    retryable: true,
    message: 'Analysis service is temporarily unavailable. Please try again in a few minutes.',
  },
  analysis_busy: {
    status: 503,
    retryable: true,
    message: 'Analysis service is busy. Please try again in a moment.',
  },
  analysis_down: {
    status: 502,
    retryable: true,
    message: 'Analysis service is currently unavailable. Please try again in a few minutes.',
  },
  analysis_unreachable: {
    status: 502,
    retryable: true,
    message: 'Analysis failed: the analysis service could not be reached. Please try again.',
  },
  analysis_timed_out: {
    status: 504,
    retryable: true,
    message: 'Analysis failed: the analysis service took too long to answer. Please try again.',
  },
  analysis_malformed: {
    status: 502,
    retryable: true,
    message: "Analysis failed: the analysis service's answers could not be read. Please try again.",
  },
  analysis_refused: {
    status: 422,
    retryable: true,
    message:
      'Analysis failed: the analysis service declined to analyze these photos. Please try again.',
  },
  operators_only: {
    status: 403,
    retryable: false,
    message: 'Only the operator of this deployment can see this.',
  },
  operators_second_factor_needed: {
    status: 403,
    retryable: false,
    message: 'Operators need two-step sign-in here. Turn it on in your account.',
  },
  test_images_failed: {
    status: 502,
    retryable: true,
    message: 'The image model did not make the test images: {detail}.',
  },
  work_not_found: {
    status: 404,
    retryable: false,
    message: 'This was already done or discarded, or it is running now. Refresh the page.',
  },
  analysis_cancelled: {
    status: 409,
    retryable: true,
    message: 'The analysis was canceled.',
  },
  analysis_takes_long: {
    status: 503,
    retryable: true,
    message: 'Analysis is taking longer than expected. Please try again.',
  },
  internal_error: {
    status: 500,
    retryable: true,
    message: 'Something went wrong on our end. Anything you sent before is safe. Please try again.',
  },
  storage_full: {
    status: 507,
    retryable: true,
    retryAfterMs: 60_000,
    message:
      "The server's disk is full, so this could not be saved. Anything already saved is safe. Please try again later.",
  },
  storage_unavailable: {
    status: 503,
    retryable: true,
    retryAfterMs: 5000,
    message:
      'The photo storage is not available right now. Anything already saved is safe. Please try again in a moment.',
  },
  database_unavailable: {
    status: 503,
    retryable: true,
    retryAfterMs: 5000,
    message:
      'The database is not available right now. Anything already saved is safe. Please try again in a moment.',
  },
  not_ready: {
    status: 503,
    retryable: true,
    message:
      'The service is starting up, or one of its parts is not responding. Please try again in a moment.',
  },
} as const satisfies Record<
  string,
  { status: number; retryable: boolean; message: string; retryAfterMs?: number }
>;

export type ErrorCode = keyof typeof errorCatalog;
