/**
 * Adds the app's own resources to the Xcode project that Capacitor created, since Xcode bundles only files listed
 * there. The ids are arbitrary but must be unique. Running it again changes nothing.
 * @throws Error if the project has an unexpected shape
 */
export function nameResources(project: string): string {
  if (project.includes(ids.privacyFile)) return project;
  return edits.reduce((text, [place, added]) => insertAfter(text, place, added), project);
}

const ids = {
  privacyFile: 'D55A00000000000000000001',
  privacyBuild: 'D55A00000000000000000002',
  stringsGroup: 'D55A00000000000000000003',
  stringsBuild: 'D55A00000000000000000004',
  spanish: 'D55A00000000000000000005',
} as const;

const edits: readonly (readonly [RegExp, string])[] = [
  [
    /\/\* Begin PBXBuildFile section \*\/\n/,
    `\t\t${ids.privacyBuild} /* PrivacyInfo.xcprivacy in Resources */ = {isa = PBXBuildFile; fileRef = ${ids.privacyFile} /* PrivacyInfo.xcprivacy */; };\n` +
      `\t\t${ids.stringsBuild} /* InfoPlist.strings in Resources */ = {isa = PBXBuildFile; fileRef = ${ids.stringsGroup} /* InfoPlist.strings */; };\n`,
  ],
  [
    /\/\* Begin PBXFileReference section \*\/\n/,
    `\t\t${ids.privacyFile} /* PrivacyInfo.xcprivacy */ = {isa = PBXFileReference; lastKnownFileType = text.xml; path = PrivacyInfo.xcprivacy; sourceTree = "<group>"; };\n` +
      `\t\t${ids.spanish} /* es */ = {isa = PBXFileReference; lastKnownFileType = text.plist.strings; name = es; path = es.lproj/InfoPlist.strings; sourceTree = "<group>"; };\n`,
  ],
  [
    /\/\* Begin PBXVariantGroup section \*\/\n/,
    `\t\t${ids.stringsGroup} /* InfoPlist.strings */ = {\n\t\t\tisa = PBXVariantGroup;\n\t\t\tchildren = (\n\t\t\t\t${ids.spanish} /* es */,\n\t\t\t);\n\t\t\tname = InfoPlist.strings;\n\t\t\tsourceTree = "<group>";\n\t\t};\n`,
  ],
  [
    // The group of the app's own files.
    /\/\* App \*\/ = \{\s*isa = PBXGroup;\s*children = \(\n/,
    `\t\t\t\t${ids.privacyFile} /* PrivacyInfo.xcprivacy */,\n\t\t\t\t${ids.stringsGroup} /* InfoPlist.strings */,\n`,
  ],
  [
    /isa = PBXResourcesBuildPhase;\s*buildActionMask = \d+;\s*files = \(\n/,
    `\t\t\t\t${ids.privacyBuild} /* PrivacyInfo.xcprivacy in Resources */,\n\t\t\t\t${ids.stringsBuild} /* InfoPlist.strings in Resources */,\n`,
  ],
  [/knownRegions = \(\n/, '\t\t\t\tes,\n'],
];

function insertAfter(text: string, place: RegExp, added: string): string {
  if (!place.test(text)) throw new Error(`The Xcode project has no ${place.source}`);
  return text.replace(place, (found) => found + added);
}
